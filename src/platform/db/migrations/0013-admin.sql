-- What the pages for admins find people, failures and events by.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- What a person is looked for by, in one text, so that any part of it is found. Small letters.
ALTER TABLE users ADD COLUMN searched text NOT NULL GENERATED ALWAYS AS (
  lower(email::text || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' '
    || coalesce(stripe_customer_id, ''))
) STORED;
CREATE INDEX users_searched ON users USING gin (searched gin_trgm_ops);
-- Accounts that were deleted leave a nameless row behind, of the issuer 'deleted'.
CREATE INDEX users_by_registration ON users (created_at DESC, id DESC) WHERE issuer <> 'deleted';
CREATE INDEX subscriptions_live ON subscriptions (user_id) WHERE status IN ('active', 'trialing', 'past_due');
CREATE INDEX generations_failed ON generations (completed_at DESC) WHERE status = 'failed';
CREATE INDEX stripe_events_handled ON stripe_events (handled_at DESC);
