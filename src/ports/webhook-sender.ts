/** Sends events to users' webhook addresses. */
export interface WebhookSender {
  /**
   * Sends one POST request; does not follow redirects.
   * @returns the response's status
   * @throws ProviderError `transient` if there was no response in time, `rejected` if the address is not allowed; the
   * signal's reason when aborted
   */
  send(
    url: string,
    request: { headers: Record<string, string>; body: string; signal: AbortSignal },
  ): Promise<{ status: number }>;
}
