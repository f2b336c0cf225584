select payment_provider_add('mollie');
