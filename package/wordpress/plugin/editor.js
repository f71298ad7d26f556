/* The blocks in the editor: a card with the element's name, and its settings beside it. Plain JavaScript,
   because WordPress provides the libraries. */
(({blocks, element, components, blockEditor}, {texts, languages, attributes, isReady}) => {
  const draw = element.createElement;
  const {PanelBody, Placeholder, SelectControl, TextControl, TextareaControl} = components;

  const choices = (named) => [
    {value: '', label: texts.settings},
    ...Object.entries(named).map(([value, label]) => ({value, label})),
  ];

  const controls = (name, props) => {
    const bound = (key, label) => ({
      key,
      label,
      value: props.attributes[key],
      onChange: (value) => props.setAttributes({[key]: value}),
    });
    return draw(
      PanelBody,
      {key: 'panel'},
      draw(SelectControl, {...bound('lang', texts.language), options: choices(languages)}),
      draw(SelectControl, {
        ...bound('theme', texts.theme),
        options: choices({light: texts.light, dark: texts.dark}),
      }),
      draw(TextControl, {...bound('partner', texts.partner), maxLength: 64}),
      draw(TextareaControl, {...bound('more', texts.more), help: attributes[name].join(', ')}),
    );
  };

  for (const name of Object.keys(attributes))
    blocks.registerBlockType(`lamplight/${name}`, {
      edit: (props) =>
        draw(
          'div',
          blockEditor.useBlockProps(),
          draw(blockEditor.InspectorControls, {key: 'inspector'}, controls(name, props)),
          draw(Placeholder, {
            key: 'card',
            icon: 'lightbulb',
            label: blocks.getBlockType(`lamplight/${name}`).title,
            instructions: isReady ? texts.published : texts.missing,
          }),
        ),
      save: () => null,
    });
})(window.wp, window.lamplightBlocks);
