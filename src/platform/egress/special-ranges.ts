/**
 * Addresses that are not somebody's public server: IANA's registries of special-purpose IPv4 and IPv6 addresses
 * (https://www.iana.org/assignments/iana-ipv4-special-registry, …/iana-ipv6-special-registry; read 2026-11), the
 * multicast and reserved space beside them, and one that clouds serve their machines at. An address in a registry is
 * refused even where the registry calls it globally reachable: none of those serves web pages.
 */
export const SPECIAL_IPV4: readonly string[] = [
  '0.0.0.0/8', // this network; Linux takes 0.0.0.0 for itself
  '10.0.0.0/8', // private
  '100.64.0.0/10', // shared by carriers; Alibaba's metadata at 100.100.100.200
  '127.0.0.0/8', // loopback
  '168.63.129.16/32', // Azure's own services, seen from inside its machines
  '169.254.0.0/16', // link-local; metadata of most clouds at 169.254.169.254
  '172.16.0.0/12', // private
  '192.0.0.0/24', // IETF protocols; Oracle's metadata at 192.0.0.192
  '192.0.2.0/24', // documentation
  '192.31.196.0/24', // AS112
  '192.52.193.0/24', // AMT
  '192.88.99.0/24', // relays of 6to4
  '192.168.0.0/16', // private
  '192.175.48.0/24', // AS112
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, and broadcast
];

/** Of IPv6, only 2000::/3 is given out at all; these are the exceptions inside it. */
export const SPECIAL_IPV6: readonly string[] = [
  '2001::/23', // IETF protocols: Teredo, benchmarks, ORCHID and others
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4, which carries an IPv4 address
  '2620:4f:8000::/48', // AS112
  '3ffe::/16', // the former 6bone
  '3fff::/20', // documentation
];
