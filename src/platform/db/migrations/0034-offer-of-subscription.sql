-- statement by statement
-- A subscription's offer is read whenever its owner sees it.
CREATE INDEX CONCURRENTLY IF NOT EXISTS promotion_redemptions_subscription ON promotion_redemptions (subscription_id);
