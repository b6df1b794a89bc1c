-- The account that proved who the other person of an offer is: the offer stands as long as it is theirs. Offers
-- from before name none, so they end here.

ALTER TABLE merge_offers ADD COLUMN subject TEXT NOT NULL DEFAULT '';
DELETE FROM merge_offers;

-- When the tokens of a link were found to open with none of the keys; null: they open. Who it is has to sign in again.

ALTER TABLE identities ADD COLUMN unreadable_since INTEGER;
