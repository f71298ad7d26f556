import {useScreen} from '../content/site-context.ts';

/**
 * `/services/{id}`. On a served page the text is only in the HTML: React keeps the content of an element whose content
 * is a text, and an empty text that differs from the served content is not an error here. After navigation the page
 * draws itself, in an element of the same name.
 */
export const ServiceScreen = () => {
  const {path, service} = useScreen();
  if (!service) return <ServedText />;
  return (
    <div key={path}>
      <service.Page page={service.page} texts={service.texts} />
    </div>
  );
};

const ServedText = () => <div suppressHydrationWarning>{''}</div>;
