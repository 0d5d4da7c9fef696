/** Sends events to addresses that people gave. */
export interface WebhookSender {
  /**
   * One POST; redirects are not followed.
   * @returns the receiver's status
   * @throws ProviderError `transient` where nobody answered in time, `rejected` where the address may not be reached;
   * the signal's reason when it is aborted
   */
  send(
    url: string,
    request: { headers: Record<string, string>; body: string; signal: AbortSignal },
  ): Promise<{ status: number }>;
}
