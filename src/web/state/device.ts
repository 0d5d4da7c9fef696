export interface Device {
  mobile: boolean;
  /** iPhone, iPod, and iPad, which calls itself a Mac with a touch screen. */
  ios: boolean;
}

export function readDevice(navigator: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Device {
  const ios =
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  return { ios, mobile: ios || /Android/.test(navigator.userAgent) };
}
