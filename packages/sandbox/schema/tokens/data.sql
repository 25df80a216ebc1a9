insert into app_private.status_moves (subject, was, becomes) values
  ('tokens', 'system_only', 'not_deployed'),   -- set up
  ('tokens', 'not_deployed', 'deploying'),     -- deploy
  ('tokens', 'deploying', 'deployed'),
  ('tokens', 'deploying', 'not_deployed'),     -- the deployment failed
  ('tokens', 'deployed', 'issuing'),           -- mint; it is deployed again when that is done
  ('tokens', 'issuing', 'deployed'),
  ('tokens', 'issuing', 'issued'),             -- the chain takes no more
  ('tokens', 'issued', 'issuing'),
  ('tokens', 'deployed', 'burning'),           -- swap chain
  ('tokens', 'issued', 'burning'),
  ('tokens', 'burning', 'not_deployed'),
  ('contracts', 'not_deployed', 'deploying'),
  ('contracts', 'deploying', 'deployed'),
  ('contracts', 'deploying', 'not_deployed'),
  ('contracts', 'deployed', 'issuing'),
  ('contracts', 'issuing', 'issued'),
  ('contracts', 'issuing', 'deployed'),        -- nothing was minted
  ('contracts', 'issued', 'issuing'),          -- more of it
  ('contracts', 'deployed', 'burning'),
  ('contracts', 'issued', 'burning'),
  ('contracts', 'burning', 'burned');
