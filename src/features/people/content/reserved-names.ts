/** Names that would pass for the site, its staff or a part of it. Those that look like one of them are refused as well. */
export const RESERVED_NAMES: readonly string[] =
  `about abuse account accounts admin administrator ads anonymous api app apps audit auth billing blog bot cdn
  community contact cookies copyright create credits dashboard dev developer docs edit editor email everyone faq
  favorites feed framewright frame-wright gallery god guest help home host info jobs legal library login logout mail
  me media moderation moderator mod mods my new news nobody null official operator owner page pages people policy
  press pricing privacy public root sales search security self service settings shared sign-in signin signup site
  sitemap staff status stripe studio subscribe success superuser support sysadmin system team terms test trash
  trust undefined user users verified verify webmaster welcome www you`.split(/\s+/);
