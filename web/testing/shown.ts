/** Finds words that are shown to people but stand in the code instead of the catalogues. */
import { parse } from 'svelte/compiler'

interface Node {
  type: string
  start: number
  [part: string]: unknown
}

/** Attributes and properties whose text people read or hear. */
const SHOWN =
  /^(aria-label|aria-description|aria-roledescription|aria-valuetext|title|placeholder|alt|label|text|lines|heading|none|question)$/
const NAMES = ['Pantheon'] // are the same in all languages
const WORD = /\p{L}{2,}/u
const SENTENCE = /(?<![\p{L}.-])\p{L}+,? \p{L}{2,}(?![\p{L}-])/u
const NOTHING = /(?!)/
/** What is inside is a key, a thing to compare with, or for who writes programs. */
const SILENT = new Set([
  'CallExpression',
  'NewExpression',
  'ImportDeclaration',
  'ThrowStatement',
  'TSLiteralType',
  'StyleSheet',
  'Comment',
])

export interface Found {
  line: number
  words: string
}

/** All words in the code of a `.svelte` or a `.ts` file that people would see. */
export function hardCoded(path: string, source: string): Found[] {
  const wrapped = path.endsWith('.ts') ? `<script lang="ts">${source}</script>` : source
  const { fragment, instance, module } = parse(wrapped, { modern: true })
  const found: Found[] = []
  const tell = (node: Node, words: string): void => {
    const line = wrapped.slice(0, node.start).split('\n').length
    if (!NAMES.includes(words.replace(/[^\p{L} ]/gu, '').trim()))
      found.push({ line, words: words.trim() })
  }
  walk(fragment as unknown as Node, WORD, tell)
  for (const script of [instance, module]) if (script) walk(script as unknown as Node, null, tell)
  return found
}

/** `words` is what counts as words here: null in scripts, where only sentences do. */
function walk(node: Node, words: RegExp | null, tell: (node: Node, words: string) => void): void {
  const text = textOf(node)
  if (text !== null) {
    if ((words ?? SENTENCE).test(text)) tell(node, text)
    return
  }
  if (SILENT.has(node.type) || isComparison(node)) {
    // What is given to a call may be a function that shows something.
    for (const part of parts(node))
      if (part.type.endsWith('FunctionExpression')) walk(part, null, tell)
    return
  }
  for (const [part, wanted] of within(node, words)) walk(part, wanted, tell)
}

/** The parts of a node, each with what counts as words there. */
function within(node: Node, words: RegExp | null): [Node, RegExp | null][] {
  const each = (wanted: RegExp | null): [Node, RegExp | null][] =>
    parts(node).map((part) => [part, wanted])
  switch (node.type) {
    case 'Attribute':
      if (SHOWN.test(node['name'] as string)) return each(WORD)
      if (/^(class|style|d|viewBox|preserveAspectRatio)$/.test(node['name'] as string))
        return each(NOTHING)
      return parts(node).map((part) => [part, part.type === 'Text' ? NOTHING : null])
    case 'Property':
      return [[node['value'] as Node, SHOWN.test(nameOf(node['key'] as Node)) ? WORD : null]]
    case 'ConditionalExpression':
      return [
        [node['test'] as Node, null],
        [node['consequent'] as Node, words],
        [node['alternate'] as Node, words],
      ]
    case 'MemberExpression':
      return [[node['object'] as Node, null]]
    case 'ExpressionTag':
    case 'TemplateLiteral':
    case 'LogicalExpression':
    case 'BinaryExpression':
    case 'ArrayExpression':
      return each(words)
    default:
      return each('fragment' in node || node.type === 'Fragment' ? WORD : null)
  }
}

function textOf(node: Node): string | null {
  if (node.type === 'Text') return node['data'] as string
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : ''
  if (node.type === 'TemplateElement') return (node['value'] as { cooked: string }).cooked
  return null
}

const isComparison = ({ type, operator }: Node): boolean =>
  type === 'BinaryExpression' && operator !== '+'

const nameOf = (key: Node): string => String(key['name'] ?? key['value'])

function parts(node: Node): Node[] {
  return Object.entries(node)
    .filter(([name]) => name !== 'metadata' && name !== 'parent' && name !== 'typeAnnotation')
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value): value is Node => typeof value?.type === 'string')
}
