create type app_private.receipt_facts as (
  address text, offered text, round_name text, vendor text, contact text, closes_on date, price numeric
);
