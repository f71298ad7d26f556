// Types only. Import an element to register its tag: import '@lamplight/elements/quote-form'.
