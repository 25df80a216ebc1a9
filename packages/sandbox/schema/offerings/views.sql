create view app_private.invited_investors as
  select allocation_id, investor_id from app_private.offering_invitations
  union
  select allocation_id, investor_id from app_private.introductions
  union
  select distributions.allocation_id, distributions.investor_id
  from app_private.prepared_distributions as prepared
  join app_public.distributions on distributions.id = prepared.distribution_id
  where distributions.status <> 'deleted';
comment on view app_private.invited_investors is
  'The invited accounts of allocations: by the owner, by an agent''s link, or by a prepared investment.';
