select app_private.make_audited('app_public.terms_of_services', '{agreement}');
select app_private.show_as_written('app_public.terms_of_services', 'title', '*agreement');
