/** Our name in `robots.txt`. */
export const ROBOT = 'Framewright';

export const USER_AGENT = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36 ${ROBOT}/1.0`;
