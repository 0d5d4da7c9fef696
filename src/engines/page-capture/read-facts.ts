/** Reads a page's content. This function is sent to the page as text, so it must not refer to anything outside. */
export function readFacts() {
  const tidy = (text: string | null | undefined, most = 400) =>
    (text ?? '')
      .slice(0, most * 4)
      // Chinese and Japanese lines join without a space.
      .replace(
        /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，])\n(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu,
        '',
      )
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, most);
  const all = <E extends Element = HTMLElement>(selector: string, most: number) =>
    Array.from(document.querySelectorAll<E>(selector)).slice(0, most);
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && getComputedStyle(element).visibility === 'visible';
  };
  const absolute = (address: string | null | undefined) => {
    const trimmed = (address ?? '').trim();
    if (trimmed === '' || trimmed.length > 2_000) return '';
    const url = URL.parse(trimmed, document.baseURI);
    return url && /^https?:$/.test(url.protocol) ? url.href : '';
  };
  const distinct = <T>(list: T[], key: (item: T) => string) =>
    [...new Map(list.map((item) => [key(item), item] as const).reverse()).values()].reverse();
  const letters = (document.body?.innerText ?? '').trim().length;
  const isAside = (element: Element) => element.closest('[data-framewright-aside]') !== null;
  const isOfSite = (element: Element) =>
    element.closest('nav,body > footer,[role=navigation],[role=contentinfo]') !== null || isAside(element);
  // Slides that wait beside the screen, or that are not faded in, are seen later: as if they stood below it.
  const waits = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return right <= 0 || left >= innerWidth || !element.checkVisibility({ opacityProperty: true });
  };
  const topOf = (element: Element) =>
    Math.max(Math.round(element.getBoundingClientRect().top + scrollY), 0) +
    (waits(element) ? innerHeight * 2 : 0);
  // A list item or quote may hold headings and paragraphs of its own.
  const partsOf = (element: HTMLElement) =>
    element.querySelector('p,div,h1,h2,h3,h4,h5,h6,li,ul,ol,table,section,article,br + br')
      ? (element.innerText ?? '').split(/\n+/)
      : [element.innerText ?? element.textContent ?? ''];
  const isRowOfLinks = (element: HTMLElement) => {
    const links = [...element.querySelectorAll('a,button')];
    const linked = links.reduce((sum, link) => sum + (link.textContent ?? '').trim().length, 0);
    return links.length > 1 && linked > (element.textContent ?? '').trim().length * 0.8;
  };
  const textsOf = (
    selector: string,
    { looked, kept, most }: { looked: number; kept: number; most: number },
  ) =>
    distinct(
      all(selector, looked)
        .filter((element) => isShown(element) && !isOfSite(element) && !isRowOfLinks(element))
        .flatMap(partsOf)
        .map((text) => tidy(text, most))
        .filter((text) => text !== ''),
      (text) => text,
    ).slice(0, kept);

  // Many sites name their buttons by nothing but their looks.
  const looksLikeButton = (link: Element) => {
    const { backgroundColor, borderLeftWidth, borderTopWidth, paddingLeft } = getComputedStyle(link);
    const { width, height } = link.getBoundingClientRect();
    const isFilled = !/^transparent$|^rgba\(.*, 0\)$/.test(backgroundColor);
    const isFramed = Math.min(Number.parseFloat(borderLeftWidth), Number.parseFloat(borderTopWidth)) >= 1;
    const isPadded = Number.parseFloat(paddingLeft) >= 8;
    return (isFilled || isFramed) && isPadded && height >= 24 && height <= 110 && width <= 520;
  };
  const buttons = distinct(
    all('button,[role=button],input[type=submit],a', 600)
      .filter((element) => isShown(element) && !isAside(element) && !element.closest('footer'))
      .filter((element) => {
        const isNamed = element.matches(
          'button,[role=button],input,a[class*=btn],a[class*=button],a[class*=cta]',
        );
        return (isNamed && !isOfSite(element)) || (element.matches('a') && looksLikeButton(element));
      })
      .flatMap(partsOf)
      .map((text) => tidy(text, 60))
      .filter((text) => text !== ''),
    (text) => text,
  ).slice(0, 30);

  // A heading may begin with a smaller line above it, which is a text of its own.
  const headingOf = (element: HTMLElement) => {
    // Headings that move letter by letter hide the moving ones from screen readers, and say their words once, as a label or as
    // hidden text. An icon hides as well, but leaves most of the words.
    if (/\p{L}{2}/u.test(element.querySelector('[aria-hidden=true]')?.textContent ?? '')) {
      const copy = element.cloneNode(true) as HTMLElement;
      for (const part of copy.querySelectorAll('[aria-hidden=true]')) part.remove();
      for (const part of copy.querySelectorAll('br,div,p,span')) part.before(' ');
      const told = tidy(element.ariaLabel, 300) || tidy(copy.textContent, 300);
      if (told.length >= element.innerText.length * 0.4) return told;
    }
    const parts = Array.from(element.children).filter((part) => getComputedStyle(part).display === 'block');
    const sizes = parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize) || 0);
    const largest = parts[sizes.indexOf(Math.max(...sizes))];
    const text = (largest as HTMLElement | undefined)?.innerText ?? '';
    const isLed = Math.min(...sizes) < Math.max(...sizes) * 0.6 && text.trim().split(/\s+/).length > 2;
    return tidy(isLed ? text : element.innerText, 300);
  };
  const headings = distinct(
    all('h1,h2,h3,h4,h5,h6,[role=heading]', 300)
      .filter((element) => isShown(element) && !isOfSite(element))
      .map((element) => ({
        level: Number(/^H([1-6])$/.exec(element.tagName)?.[1] ?? element.getAttribute('aria-level') ?? 2),
        text: headingOf(element),
        size: Math.round(Number.parseFloat(getComputedStyle(element).fontSize) || 0),
        top: topOf(element),
      }))
      .filter(({ text }) => text !== ''),
    ({ text }) => text,
  ).slice(0, 60);

  const meta = all(
    'meta[content],[itemprop=price],[itemprop=priceCurrency],[itemprop=brand],[itemprop=name]',
    400,
  )
    .map((element) => ({
      name: tidy(
        element.getAttribute('property') ?? element.getAttribute('name') ?? element.getAttribute('itemprop'),
        100,
      ).toLowerCase(),
      content: tidy(element.getAttribute('content') ?? element.textContent, 1_000),
    }))
    .filter(({ name, content }) => name !== '' && content !== '')
    .slice(0, 80);

  const favicons = all<HTMLLinkElement>('link[rel~=icon],link[rel^=apple-touch-icon]', 30)
    .map((link) => ({
      url: absolute(link.getAttribute('href')),
      sizes: tidy(link.getAttribute('sizes'), 60),
      isTouchIcon: link.rel.includes('apple'),
    }))
    .filter(({ url }) => url !== '');

  // The browser loads the smallest sufficient image; `srcset` may name larger ones.
  const largestOf = (image: HTMLImageElement) => {
    const { naturalWidth, naturalHeight } = image;
    const [largest] = image.srcset
      .slice(0, 8_000)
      .split(/,\s+/)
      .map((candidate) => /^\s*(\S+)\s+(\d{1,4})w\s*$/.exec(candidate))
      .flatMap((found) => (found ? [{ url: absolute(found[1]), width: Number(found[2]) }] : []))
      .filter(({ url, width }) => url !== '' && width > naturalWidth && width <= 2_400)
      .sort((a, b) => b.width - a.width);
    return largest && naturalWidth > 0
      ? { ...largest, height: Math.round((naturalHeight * largest.width) / naturalWidth) }
      : {
          url: absolute(image.currentSrc || image.src || image.dataset.src),
          // One that still loads is as large as the page draws it.
          width: naturalWidth || (image.complete ? 0 : Math.round(image.width)),
          height: naturalHeight || (image.complete ? 0 : Math.round(image.height)),
        };
  };
  const placeOf = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const shown = width > 1 && height > 1 ? { width: Math.round(width), height: Math.round(height) } : null;
    const outside = element.closest('header nav,footer,[role=contentinfo],[data-framewright-aside]');
    return { shown, top: topOf(element), isAside: outside !== null };
  };
  // A picture of a point counts visits.
  const isPoint = (image: HTMLImageElement) => {
    const { width, height } = image.getBoundingClientRect();
    return image.naturalWidth > 0 && width > 0 && Math.max(width, height) < 4;
  };
  const seen = all<HTMLImageElement>('img', 600).filter((image) => !isPoint(image));
  const pictures = seen.map((image) => ({
    image,
    alt: tidy(image.alt, 300),
    ...largestOf(image),
    ...placeOf(image),
  }));
  const backgrounds = all('section,header,div,figure,a,li,article', 1_500)
    .filter(isShown)
    .flatMap((element) => {
      // A picture may lie below a gradient, or be painted before the element's content.
      const url = [null, '::before', '::after']
        .map((part) => getComputedStyle(element, part).backgroundImage)
        .map((layers) => absolute(/url\("([^"]+)"\)/.exec(layers)?.[1]))
        .find((address) => address !== '');
      const { width, height } = element.getBoundingClientRect();
      const alt = tidy(element.getAttribute('aria-label'), 300);
      // The natural size of a background is unknown: uses its element's size.
      return url
        ? [{ url, alt, width: Math.round(width), height: Math.round(height), ...placeOf(element) }]
        : [];
    });
  const posters = all<HTMLVideoElement>('video[poster]', 20).map((video) => {
    const { width, height } = video.getBoundingClientRect();
    const size = { width: Math.round(width), height: Math.round(height) };
    return { url: absolute(video.poster), alt: tidy(video.title, 300), ...size, ...placeOf(video) };
  });
  const images = distinct(
    [...pictures.map(({ image: _image, ...facts }) => facts), ...backgrounds, ...posters]
      .filter(({ url, width, height }) => url !== '' && width >= 16 && height >= 16)
      .sort((a, b) => b.width * b.height - a.width * a.height),
    ({ url }) => url,
  ).slice(0, 60);

  const isNamedLogo = (element: Element) =>
    /logo|brand|wordmark/i.test(
      [element, element.parentElement, element.closest('a')]
        .map((one) => (one ? `${one.id} ${one.getAttribute('class')} ${one.getAttribute('aria-label')}` : ''))
        .join(' '),
    );
  // Logos of partners, customers and payment services stand in a row of their own.
  const isPartnersLogo = (element: Element) => {
    if (element.closest('header,nav,[role=banner]')) return false;
    const box = element.closest(
      'section,aside,ul,ol,footer,[class*=partner i],[class*=client i],[class*=sponsor i]',
    );
    if (!box) return false;
    const about = `${box.id} ${box.getAttribute('class')} ${box.getAttribute('aria-label')} ${box.querySelector('h1,h2,h3,h4,h5,h6,p')?.textContent?.slice(0, 120)}`;
    return (
      /partner|client|customer|sponsor|trust|press|media|featured|as seen|award|payment|member|associat|funded|supported|kunden|förder|bekannt|partenaire|clients|ils nous|socios|clientes|colabora|medios|partner[si]?|sostenitori|parceiros|klant|leden/i.test(
        about,
      ) || box.querySelectorAll('img,svg').length > 3
    );
  };
  const rankOf = (element: Element) => {
    if (isPartnersLogo(element)) return -10;
    const home = element.closest('a')?.getAttribute('href');
    const leadsHome = home === '/' || absolute(home) === `${location.origin}/`;
    const inHead = element.closest('header,nav,[role=banner]') !== null;
    const atTop = topOf(element) < 160 && element.getBoundingClientRect().width >= 60;
    // A picture at the very top that has the name of the title needs no other sign.
    const alt = element instanceof HTMLImageElement ? element.alt.trim() : '';
    const isTitle = atTop && alt.length > 3 && document.title.includes(alt);
    return (isNamedLogo(element) || isTitle ? 4 : 0) + (leadsHome ? (atTop ? 5 : 3) : 0) + (inHead ? 2 : 0);
  };
  const drawn = all<SVGSVGElement>('svg', 200)
    .filter((svg) => isShown(svg) && rankOf(svg) >= 5)
    .flatMap((svg) => {
      const { width, height } = svg.getBoundingClientRect();
      const copy = svg.cloneNode(true) as SVGSVGElement;
      for (const part of copy.querySelectorAll('script,foreignObject,iframe,image,style,animate,set'))
        part.remove();
      for (const part of [copy, ...copy.querySelectorAll('*')])
        for (const { name, value } of Array.from(part.attributes))
          if (/^on/i.test(name) || (/href$/i.test(name) && !value.startsWith('#')))
            part.removeAttribute(name);
      copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
      copy.setAttribute('width', String(width));
      copy.setAttribute('height', String(height));
      copy.setAttribute('color', getComputedStyle(svg).color);
      const text = new XMLSerializer().serializeToString(copy);
      if (text.length > 40_000) return [];
      const url = `data:image/svg+xml,${encodeURIComponent(text)}`;
      return [
        { element: svg as Element, url, alt: tidy(svg.textContent, 100), width, height, rank: rankOf(svg) },
      ];
    });
  const ranked = distinct(
    [
      ...pictures
        .map(({ image, url, alt, width, height }) => ({
          element: image as Element,
          url,
          alt,
          width,
          height,
          rank: rankOf(image) + (/logo|brand/i.test(`${alt} ${url}`) ? 4 : 0),
        }))
        .filter(({ url, rank, width }) => url !== '' && rank >= 4 && width > 0),
      ...drawn,
    ].sort((a, b) => b.rank - a.rank),
    ({ url }) => url,
  ).slice(0, 6);
  const logos = ranked.map(({ url, alt, width, height }) => ({
    url,
    alt,
    width: Math.round(width),
    height: Math.round(height),
  }));
  // A drawing whose fonts only the page may have, or a part of a larger picture: see `shoot-logo`.
  const [first] = ranked;
  const part = all('a,div,span,h1', 400).find(
    (element) =>
      topOf(element) < 300 &&
      isNamedLogo(element) &&
      element.querySelector('img,svg') === null &&
      getComputedStyle(element).backgroundImage.startsWith('url(') &&
      isShown(element),
  );
  const shot = first ? /\.svg(\?|$)|^data:image\/svg/i.test(first.url) && first.element : part;
  if (shot) shot.setAttribute('data-framewright-logo', '');

  // Texts that name the site: its lettering at the top, and the last line of its footer.
  const isLettering = (element: HTMLElement) => {
    const home = element.closest('a')?.getAttribute('href');
    if (absolute(home) === `${location.origin}/`) return true;
    // One of several links in a row, and a button, are no name.
    const isOneOfMany = (element.closest('a')?.parentElement?.querySelectorAll('a').length ?? 0) > 2;
    const inHead = element.closest('header,nav,[role=banner]') !== null;
    if (looksLikeButton(element.closest('a') ?? element)) return false;
    if (home === '#' && inHead && !isOneOfMany && element.closest('li') === null) return true;
    if (/logo|brand|site-title/i.test(element.getAttribute('class') ?? '')) return true;
    // Large letters of their own at the very top, which are no heading.
    const own = [...element.childNodes].filter(({ nodeName }) => nodeName === '#text');
    return (
      topOf(element) < 110 &&
      Number.parseFloat(getComputedStyle(element).fontSize) >= 18 &&
      own.some(({ nodeValue }) => (nodeValue ?? '').trim() !== '') &&
      (element.textContent ?? '').trim().length <= 40 &&
      element.closest('h1,h2,h3,button,form') === null
    );
  };
  // A smaller line below the name, such as the trade, is none of its words.
  const letteringOf = (element: HTMLElement) => {
    const own = [...element.childNodes]
      .filter(({ nodeName }) => nodeName === '#text')
      .map(({ nodeValue }) => nodeValue ?? '')
      .join(' ');
    const isSmaller = (part: Element) =>
      Number.parseFloat(getComputedStyle(part).fontSize) <
      Number.parseFloat(getComputedStyle(element).fontSize) * 0.75;
    const parts = [...element.children];
    return /\p{L}{2}/u.test(own) && parts.length > 0 && parts.every(isSmaller) ? own : element.innerText;
  };
  const lettering = all('a,b,strong,span,div,p,td,font,[class*=logo i],[class*=brand i]', 900)
    .filter((element) => topOf(element) < 400 && isShown(element) && isLettering(element))
    .map((element) => ({ from: 'lettering' as const, text: tidy(letteringOf(element), 200) }));
  const banners = seen
    .filter((image) => {
      const { width, height } = image.getBoundingClientRect();
      return topOf(image) < 110 && width > height * 2 && height > 20 && image.alt.trim().length <= 40;
    })
    .map((image) => ({ from: 'lettering' as const, text: tidy(image.alt, 200) }));
  const isNotice = (line: string) => /©|\(c\) ?\d{4}|copyright/i.test(line);
  // The firm's name before its address.
  const isFirm = (line: string) =>
    /^[^,.·|:]{3,50} (?:GmbH|mbB|AG|SARL|SAS|S\.L\.|S\.r\.l\.|Srl|B\.V\.|Lda|Ltda|Sp\. z o\.o\.|s\.r\.o\.|AB|ApS|A\/S|Oy|Kft\.?|A\.Ş\.|Ltd|LLC|Inc)(?![\p{L}])/u.test(
      line.trim(),
    );
  const names = distinct(
    [
      ...[...lettering, ...banners].slice(0, 5),
      ...(document.body?.innerText ?? '')
        .slice(-3_000)
        .split(/\n+/)
        .filter((line) => isNotice(line) || isFirm(line))
        // A firm of a payment service may stand below the notice.
        .sort((a, b) => Number(isNotice(a)) - Number(isNotice(b)))
        .slice(-2)
        .map((line) => ({ from: 'copyright' as const, text: tidy(line, 200) })),
    ].filter(({ text }) => text !== ''),
    ({ text }) => text,
  ).slice(0, 8);

  // Lines with a number that may be a phone's, links for calls, and addresses.
  // The likeliest first; the footer's lines last, since the last address is taken.
  const contacts = [
    ...all<HTMLAnchorElement>('a[href^="tel:"]', 4).map((link) =>
      /\d{3}/.test(link.innerText) ? `tel: ${tidy(link.innerText, 60)}` : tidy(link.href, 60),
    ),
    ...all('address', 3).map((element) => tidy(element.innerText.replace(/\n+/g, ', '), 200)),
    ...(document.body?.innerText ?? '')
      .slice(0, 4_000)
      .split(/\n+/)
      .filter((line) => line.length <= 200 && /\d{3}\D?\d{2}/.test(line))
      .slice(0, 5),
    ...(document.body?.innerText ?? '')
      .slice(-4_000)
      .split(/\n+/)
      .filter((line) => line.length <= 200 && /\d/.test(line))
      .slice(-12),
  ];

  return {
    names,
    contacts: [...new Set(contacts.map((line) => tidy(line, 200)))].slice(0, 24),
    title: tidy(document.title, 300),
    language: tidy(document.documentElement.lang, 35),
    direction:
      getComputedStyle(document.body ?? document.documentElement).direction === 'rtl' ? 'rtl' : 'ltr',
    headings,
    paragraphs: textsOf('p,li,blockquote,dd,figcaption', { looked: 800, kept: 100, most: 600 }),
    buttons,
    meta,
    jsonLd: all('script[type="application/ld+json"]', 20)
      .map((script) => (script.textContent ?? '').trim())
      .filter((text) => text !== '' && text.length <= 60_000),
    favicons,
    logos,
    images,
    hasPasswordField: all<HTMLInputElement>('input[type=password]', 5).some(isShown),
    hasNameField: all(
      'input[type=email],input[autocomplete^=username],input[name*=user i],input[name*=login i]',
      5,
    ).some(isShown),
    hasScripts: document.scripts.length > 0,
    letters,
  };
}
