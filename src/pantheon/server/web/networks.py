"""Addresses: those that are trusted, and as what one is counted."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from pantheon.core.problem import Problem

THIS_MACHINE: Final = "127.0.0.0/8,::1"


class Networks:
    """Addresses and networks, written with commas between them."""

    def __init__(self, text: str) -> None:
        try:
            self._networks: Final = [ip_network(part.strip()) for part in text.split(",")]
        except ValueError as error:
            raise Problem("address-bad", text=text) from error

    def __contains__(self, host: object) -> bool:
        try:
            found = ip_address(str(host))
        except ValueError:
            return False
        if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return any(found in network for network in self._networks)


def counted(host: str) -> str:
    """As what an address is counted: of IPv6 everybody has a whole network of 2^64 of them."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network((found, 64), strict=False))
    return host
