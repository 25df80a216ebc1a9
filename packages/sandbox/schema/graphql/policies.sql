select app_private.omit_hidden_keys();
