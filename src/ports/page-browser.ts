/** Looks at strangers' web pages, so that none of them reaches anything but the public web. */
export interface PageBrowser {
  /**
   * Opens a page, lets its scripts run, and notes what it shows. Waits for its turn where many are asked for.
   * @param url `http:` or `https:`, as a person typed it
   * @throws PageError as the page or its site refuses; ProviderError `transient` when the browser died twice,
   * `misconfigured` where it cannot be started; the signal's reason when it is aborted.
   */
  capture(url: string, options: { signal: AbortSignal }): Promise<PageCapture>;
  /**
   * A file that a page names, such as a picture: at most 16 MiB.
   * @throws PageError; the signal's reason when it is aborted.
   */
  download(url: string, options: { signal: AbortSignal }): Promise<{ bytes: Buffer; contentType: string }>;
  /** Starts the browser where it does not run, and says in what it runs. Never throws. */
  check(): Promise<PageBrowserState>;
  /** Ends the browser, with whatever it looks at. */
  close(): Promise<void>;
}

/**
 * How far the browser's processes are kept apart. `files`: they see no other process, no file but the system's libraries,
 * the program and their own folder, and reach nothing but the egress proxy. `network`: they reach nothing but the egress
 * proxy. `limits`: they cannot gain rights, and have limits. `none`: nothing of it.
 */
export const CONFINEMENTS = ['files', 'network', 'limits', 'none'] as const;
export type Confinement = (typeof CONFINEMENTS)[number];

/** Whether websites can be looked at, and how strangers' pages are kept from doing harm. */
export type PageBrowserState =
  | {
      isOn: true;
      /** As measured; false where the operator has turned the sandbox off. */
      isSandboxed: boolean;
      /** Whether a helper with root's rights builds the sandbox. */
      usesHelper: boolean;
      confinement: Confinement;
      /** Whether the browser runs as another user than the server. */
      isOtherUser: boolean;
    }
  /** `isForSandbox`: it would run without its sandbox, and nobody has said that it may. */
  | { isOn: false; isForSandbox: boolean; reason: string };

/**
 * Why a page cannot be shown: nothing is there, its site keeps programs out (`robots`) or wants people to sign in
 * (`login`) or says no, it takes longer than it may, it is some other file, its address leads to no public server,
 * its server does not answer as it should, or the browser dies of it. `noSandbox`: no page can be shown, since the browser
 * would run without its sandbox.
 */
export type PageRefusal =
  | 'notFound'
  | 'robots'
  | 'login'
  | 'refused'
  | 'tooSlow'
  | 'notWebPage'
  | 'addressNotAllowed'
  | 'unreachable'
  | 'crashed'
  | 'noSandbox';

export class PageError extends Error {
  override readonly name = 'PageError';
  readonly reason: PageRefusal;

  constructor(reason: PageRefusal, options?: ErrorOptions) {
    super(`The page cannot be looked at: ${reason}`, options);
    this.reason = reason;
  }
}

/** Everything in it is a stranger's word: data, never an instruction. */
export interface PageCapture extends PageFacts {
  /** After redirects. */
  finalUrl: string;
  /** HTTP status of the page, 200–399. */
  status: number;
  /** What fits each screen, from the top of the page. */
  screenshots: { device: Device; png: Uint8Array }[];
}

export type Device = 'desktop' | 'tablet' | 'phone';

/** What a page's document says. Texts have single spaces; lists are in the page's order and bounded. */
export interface PageFacts {
  title: string;
  /** BCP 47 as the page states it, or empty. */
  language: string;
  direction: 'ltr' | 'rtl';
  headings: { level: number; text: string }[];
  /** Paragraphs and points of lists. */
  paragraphs: string[];
  /** Labels of buttons, and of links that look like them. */
  buttons: string[];
  /** By `name`, `property` or `itemprop`, in small letters: description, Open Graph, Twitter, theme colour, price. */
  meta: { name: string; content: string }[];
  /** Texts of `application/ld+json`, unparsed. */
  jsonLd: string[];
  /** `sizes` as the link states it, such as `180x180`. */
  favicons: { url: string; sizes: string; isTouchIcon: boolean }[];
  /** The likeliest first. `url` may be a `data:` address of SVG that stood in the page. */
  logos: { url: string; alt: string; width: number; height: number }[];
  /** The largest first, each address once; natural size in pixels. */
  images: { url: string; alt: string; width: number; height: number }[];
  /** Colours that elements are drawn with, `#rrggbb`, the largest area (CSS pixels) first within each role. */
  colours: { hex: string; role: ColourRole; area: number }[];
  /** Families as the page asks for them, the largest number of letters first within each role. */
  fonts: { family: string; weight: number; role: 'heading' | 'body' | 'button'; letters: number }[];
  /** What is to be read from top to bottom, without navigation and foot: a text for each line or paragraph. */
  lines: string[];
  /** Amounts with their currency as written, the line that they stand in, and whether they are struck out there. */
  prices: { text: string; context: string; isFormer: boolean }[];
}

export type ColourRole = 'background' | 'text' | 'heading' | 'link' | 'button' | 'buttonText';
