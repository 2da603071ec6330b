/** When the power of a card is used: part of what the card does, so no number of the values. */

export const KINDS = [
  'instant',
  'permanent',
  'activate',
  'eleusis',
  'trigger',
  'legend',
  'chronos',
] as const
export type Kind = (typeof KINDS)[number]

const USED: Record<Exclude<Kind, 'chronos'>, string> = {
  instant:
    'apollo-daphne apollo-omphalos apollo-asclepius ares-spartoi ares-eris ares-achilles athena-olive athena-trade hades-charon hades-eurydice hades-thanatos hephaestus-assistance hephaestus-cabeiri hephaestus-pandora hermes-herma hermes-autolycus hermes-thieves poseidon-triton poseidon-charybdis poseidon-cyclops poseidon-ketos zeus-ganymede zeus-hera',
  permanent:
    'apollo-tripod ares-spear athena-owl athena-aegis hades-helm hephaestus-talos hephaestus-firegod hermes-sandals hermes-caduceus poseidon-trident zeus-perseus zeus-thunderbolt',
  activate:
    'apollo-pythia ares-amazons ares-phobos athena-games hades-lethe hephaestus-maidens hermes-syrinx poseidon-scylla zeus-companion',
  eleusis:
    'apollo-orpheus athena-initiation athena-kykeon athena-telesterion hades-persephone hermes-mystagogue zeus-demeter',
  trigger:
    'apollo-cassandra ares-trojan athena-horse hades-judge hephaestus-shield hermes-argus poseidon-earthquake zeus-herakles',
  legend:
    'apollo-muses ares-hippolyta hades-cerberus hephaestus-necklace poseidon-proteus zeus-danae',
}

const FOUND = new Map<string, Kind>()
for (const kind of KINDS)
  if (kind !== 'chronos') for (const card of USED[kind].split(' ')) FOUND.set(card, kind)

/** All other cards score at the end of the game. */
export const kindOf = (card: string): Kind => FOUND.get(card) ?? 'chronos'
