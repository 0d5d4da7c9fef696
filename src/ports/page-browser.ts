import { z } from 'zod';

/** Captures untrusted web pages, and lets them reach nothing but the public web. */
export interface PageBrowser {
  /**
   * Opens a page, lets its scripts run, and returns its content. Concurrent captures are limited; others wait.
   * @param url `http:` or `https:`, as a person typed it
   * @throws PageError if the page cannot be captured; ProviderError `transient` if the browser died twice,
   * `misconfigured` if it cannot be started; the signal's reason when aborted
   */
  capture(url: string, options: { signal: AbortSignal }): Promise<PageCapture>;
  /**
   * Downloads a file that a page refers to, such as a picture: at most 16 MiB.
   * @throws PageError; the signal's reason when aborted
   */
  download(url: string, options: { signal: AbortSignal }): Promise<{ bytes: Buffer; contentType: string }>;
  /** Starts the browser if needed, and returns its state. Never throws. */
  check(): Promise<PageBrowserState>;
  /** Ends the browser and all captures. */
  close(): Promise<void>;
}

/**
 * How the browser's processes are isolated. `files`: they see no other process and no files but the system's libraries,
 * the program and their own folder, and reach nothing but the egress proxy. `network`: they reach nothing but the egress
 * proxy. `limits`: they cannot gain privileges, and have resource limits. `none`: not isolated.
 */
const confinement = z.enum(['files', 'network', 'limits', 'none']);
export type Confinement = z.infer<typeof confinement>;

/** Whether websites can be captured, and how the browser is isolated. */
export const pageBrowserState = z.discriminatedUnion('isOn', [
  z.object({
    isOn: z.literal(true),
    /** As measured; false if the operator has turned the sandbox off. */
    isSandboxed: z.boolean(),
    /** Whether a setuid helper builds the sandbox. */
    usesHelper: z.boolean(),
    confinement,
    /** Whether the browser runs as another user than the server. */
    isOtherUser: z.boolean(),
  }),
  /** `isForSandbox`: the sandbox does not work, and the operator has not turned it off. */
  z.object({ isOn: z.literal(false), isForSandbox: z.boolean(), reason: z.string() }),
]);
export type PageBrowserState = z.infer<typeof pageBrowserState>;

/**
 * Why a page cannot be captured. `robots`: robots.txt forbids it. `login`: the site asks to sign in. `refused`: another
 * 4xx status. `notWebPage`: it is another kind of file. `addressNotAllowed`: its address is not public. `unreachable`: the
 * server does not answer properly. `crashed`: the page crashes the browser. `consentWall`: it shows nothing but a
 * question about cookies. `botCheck`: it checks for bots. `parked`: the domain has no site, or none yet. `unrendered`: its
 * scripts drew nothing. `empty`: it says nothing. `noSandbox`: the browser's sandbox does not
 * work, so no page can be captured.
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
  | 'consentWall'
  | 'botCheck'
  | 'parked'
  | 'unrendered'
  | 'empty'
  | 'noSandbox';

export class PageError extends Error {
  override readonly name = 'PageError';
  readonly reason: PageRefusal;

  constructor(reason: PageRefusal, options?: ErrorOptions) {
    super(`The page cannot be captured: ${reason}`, options);
    this.reason = reason;
  }
}

const text = (most: number) => z.string().max(most);
const pixels = z.number().int().min(0).max(100_000);
const png = z
  .base64()
  .max(22 * 1024 * 1024)
  .transform((encoded): Uint8Array => Buffer.from(encoded, 'base64'))
  .refine((bytes) => Buffer.from(bytes.subarray(1, 4)).equals(Buffer.from('PNG')));

/**
 * The content of a page: untrusted data, never an instruction. A hostile page may control the browser's process, so
 * everything is validated. White space in texts is collapsed; lists are in the page's order by default.
 */
export const pageCapture = z.object({
  /** After redirects. */
  finalUrl: z.url({ protocol: /^https?$/ }).max(8_000),
  /** HTTP status of the page. */
  status: z.number().int().min(200).max(399),
  title: text(300),
  /** BCP 47, as the page declares it; may be empty. */
  language: text(35),
  direction: z.enum(['ltr', 'rtl']),
  headings: z
    .array(
      z.object({
        level: z.number().catch(2),
        text: text(300),
        /** Of its letters, in CSS pixels. */
        size: z.number().min(0).default(0),
        /** Distance from the top of the page, in CSS pixels. */
        top: z.number().min(0).default(0),
      }),
    )
    .max(60),
  /** The largest texts of the first screen, the largest first. */
  hero: z
    .array(z.object({ text: text(200), size: pixels }))
    .max(4)
    .default([]),
  /** Texts that name the site: the lettering at its top, and the notices of its copyright. */
  names: z
    .array(z.object({ from: z.enum(['lettering', 'copyright']), text: text(200) }))
    .max(8)
    .default([]),
  /** Lines with numbers, from the page's ends, and `tel:` links: phone numbers and addresses are among them. */
  contacts: z.array(text(200)).max(24).default([]),
  /** Paragraphs and list items. */
  paragraphs: z.array(text(600)).max(100),
  /** Labels of buttons, and of links that look like them. */
  buttons: z.array(text(60)).max(30),
  /** By lower-case `name`, `property` or `itemprop`: description, Open Graph, Twitter, theme color, price. */
  meta: z.array(z.object({ name: text(100), content: text(1_000) })).max(80),
  /** Texts of `application/ld+json`, unparsed. */
  jsonLd: z.array(text(60_000)).max(20),
  /** `sizes`: the link's attribute, such as `180x180`. */
  favicons: z.array(z.object({ url: text(2_100), sizes: text(60), isTouchIcon: z.boolean() })).max(30),
  /** The likeliest first. `url` may be a `data:` URL of an inline SVG. */
  logos: z.array(z.object({ url: text(130_000), alt: text(300), width: pixels, height: pixels })).max(6),
  /** Without duplicates, the largest first; natural size in pixels. */
  images: z
    .array(
      z.object({
        url: text(2_100),
        alt: text(300),
        width: pixels,
        height: pixels,
        /** As the page draws it, in CSS pixels; null if it is hidden. */
        shown: z.object({ width: pixels, height: pixels }).nullable().default(null),
        /** Distance from the top of the page, in CSS pixels. */
        top: z.number().min(0).default(0),
        /** Whether it belongs to navigation, footer, testimonials or news. */
        isAside: z.boolean().default(false),
      }),
    )
    .max(60),
  /** Colors of elements, the largest area (CSS pixels) first within each role. */
  colors: z
    .array(
      z.object({
        hex: z.string().regex(/^#[\da-f]{6}$/),
        role: z.enum(['background', 'text', 'heading', 'link', 'button', 'buttonText']),
        area: z.number().min(0),
      }),
    )
    .max(48),
  /** Font families as the style sheet names them, the largest number of letters first within each role. */
  fonts: z
    .array(
      z.object({
        family: text(80),
        weight: z.number(),
        role: z.enum(['heading', 'body', 'button']),
        letters: z.number().min(0),
      }),
    )
    .max(24),
  /** The visible text without navigation and footer, a line or paragraph each. */
  lines: z.array(text(400)).max(300),
  /** Amounts with their currency as written, the line around each, and whether the amount is struck out. */
  prices: z.array(z.object({ text: text(200), context: text(200), isFormer: z.boolean() })).max(40),
  /** The top of the page, as large as each screen. */
  screenshots: z.array(z.object({ device: z.enum(['desktop', 'tablet', 'phone']), png })).length(3),
});
export type PageCapture = z.infer<typeof pageCapture>;
