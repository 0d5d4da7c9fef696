import type { LATIN_LANGUAGES } from './language.ts';

/** The languages besides English in which refinements are read. */
export type RefinedLanguage = Exclude<(typeof LATIN_LANGUAGES)[number], 'pl'>;

/**
 * Commands in other languages, and the English ones for them. `$1` is a thing, kept as it was written; `#2` is a color and
 * `%2` a word of the same language's list, both translated.
 */
export const COMMANDS: Readonly<Record<RefinedLanguage, readonly (readonly [RegExp, string])[]>> = {
  de: [
    [/^füge?n? (?:sie )?(?:bitte |noch )?(.+?) (?:da|hin)zu$/, 'add $1'],
    [/^(.+?) (?:hinzufügen|ergänzen|dazu)$/, 'add $1'],
    [/^(?:ergänze|zeige|zeichne) (.+)$/, 'add $1'],
    [/^noch ((?:einen?|eine?) .+)$/, 'add $1'],
    [/^(.+?) (?:statt|anstatt) (?:nur )?eine[mrsn]?$/, '$1 instead of one'],
    [/^(?:ein(?:en)? |vor |mit )*(\S+) hintergrund$/, '#1 background'],
    [/^(?:ersetze|tausche) (.+?) (?:durch|gegen) (.+?)(?: aus)?$/, 'replace $1 with $2'],
    [/^(.+?) (?:statt|anstatt|anstelle) (?:von |der |des )?(.+)$/, '$1 instead of $2'],
    [/^(?:entferne|lösche|nimm|streiche) (.+?)(?: weg| raus| heraus)?$/, 'remove $1'],
    [/^(.+?) (?:entfernen|löschen|weglassen|weg)$/, 'remove $1'],
    [/^(?:ohne|keinen?|keinerlei) (.+)$/, 'without $1'],
    [
      /^(?:verschiebe|schiebe|bewege|rücke|setze) (.+?) (?:weiter )?nach (links|rechts)$/,
      'move $1 to the %2',
    ],
    [/^(?:etwas )?platz (?:für text )?(links|rechts)$/, 'copy space on the %1'],
    [/^(?:mache?|färbe?) (.+?) (\S+)$/, 'make $1 #2'],
    [/^(?:mache?) (.+?) (?:viel |etwas |ein bisschen )?(größer|kleiner)$/, 'make $1 %2'],
    [/^(?:mache?) (?:den|die|das) (.+?) (?:viel |etwas |ein bisschen )?(\S+)$/, 'make the $1 %2'],
    [/^(?:gib|gebt|setze?) (?:dem|der|den) (.+?) eine[nr]? (\S+)(?: auf)?$/, 'give the $1 %2'],
    [/^(?:im|am|in (?:der|einem|einer)|auf (?:der|dem|einer|einem)|an (?:einem|einer)) (\S+)$/, 'in the $1'],
    [/^(?:mache?) (?:es|ihn|sie|das bild|alles) (?:bitte |etwas |viel )?(.+)$/, '%1'],
    [/^(?:etwas|viel|deutlich|noch) (.+)$/, '%1'],
    [/^mehr (.+)$/, 'more $1'],
    [/^weniger (.+)$/, 'fewer $1'],
    [/^nur (.+)$/, 'only $1'],
    [/^mit (?:einer? |einem )?(.+)$/, 'with %1'],
    [/^mit (.+)$/, 'with $1'],
  ],
  fr: [
    [/^(?:ajoute[rz]?|mets|mettez|mettre|dessine[rz]?) (?:encore )?(.+)$/, 'add $1'],
    [/^encore (une? .+)$/, 'add $1'],
    [/^(.+?) au lieu d'une?(?: seule?)?$/, '$1 instead of one'],
    [/^(?:un |sur |avec )*fond (\S+)$/, '#1 background'],
    [/^(?:remplace[rz]?|change[rz]?) (.+?) par (.+)$/, 'replace $1 with $2'],
    [/^(.+?) (?:au lieu|à la place) (?:de |du |des |d')(.+)$/, '$1 instead of $2'],
    [/^(?:enlève|enlever|enlevez|retire[rz]?|supprime[rz]?|efface[rz]?|ôte[rz]?) (.+)$/, 'remove $1'],
    [/^(?:sans|pas de|pas d'|aucune?) ?(.+)$/, 'without $1'],
    [/^(?:déplace[rz]?|bouge[rz]?) (.+?) (?:vers|à) (?:la )?(gauche|droite)$/, 'move $1 to the %2'],
    [/^(?:de la place|de l'espace|espace)(?: vide)? à (gauche|droite)$/, 'copy space on the %1'],
    [/^(?:rends|rendre|rendez|peins|colore[rz]?|fais) (.+?) (?:en )?(\S+)$/, 'make $1 #2'],
    [/^(?:rends|rendre|rendez|fais) (.+?) (plus grande?s?|plus petite?s?)$/, 'make $1 %2'],
    [/^(?:rends|rendre|rendez)(?:-l[ea]s?| l'image)? (.+)$/, '%1'],
    [/^(?:un peu|beaucoup) (.+)$/, '%1'],
    [/^plus de (.+)$/, 'more $1'],
    [/^moins de (.+)$/, 'fewer $1'],
    [/^seulement (.+)$/, 'only $1'],
    [/^avec (?:une? |des |de la |du )?(.+)$/, 'with %1'],
    [/^avec (.+)$/, 'with $1'],
  ],
  es: [
    [/^(?:añade|añadir|agrega|agregar|pon|poner|dibuja) (.+)$/, 'add $1'],
    [/^otr[oa] (.+)$/, 'add un $1'],
    [/^(.+?) en (?:lugar|vez) de un[oa]$/, '$1 instead of one'],
    [/^(?:un |sobre |con )*fondo (?:de color )?(\S+)$/, '#1 background'],
    [/^(?:reemplaza|reemplazar|sustituye|sustituir|cambia|cambiar) (.+?) por (.+)$/, 'replace $1 with $2'],
    [/^(.+?) en (?:lugar|vez) (?:de |del )(.+)$/, '$1 instead of $2'],
    [/^(?:quita|quitar|elimina|eliminar|borra|borrar|saca) (.+)$/, 'remove $1'],
    [/^(?:sin|ning[uú]na?) (.+)$/, 'without $1'],
    [/^(?:mueve|mover|desplaza) (.+?) (?:a|hacia) la (izquierda|derecha)$/, 'move $1 to the %2'],
    [/^espacio(?: libre| vacío)? a la (izquierda|derecha)$/, 'copy space on the %1'],
    [/^(?:haz|hacer|pinta|pintar|pon|colorea) (.+?) (?:de )?(?:color )?(\S+)$/, 'make $1 #2'],
    [/^(?:haz|hacer) (.+?) (más grandes?|más pequeñ[oa]s?)$/, 'make $1 %2'],
    [/^(?:hazl[oa]s?|haz la imagen) (.+)$/, '%1'],
    [/^(?:un poco|mucho) (.+)$/, '%1'],
    [/^solo (.+)$/, 'only $1'],
    [/^con (?:una? |unas |unos )?(.+)$/, 'with %1'],
    [/^con (.+)$/, 'with $1'],
    [/^menos (.+)$/, 'fewer $1'],
    [/^más (.+)$/, 'more $1'],
  ],
  pt: [
    [/^(?:adicione|adicionar|adiciona|acrescente|coloque|põe) (.+)$/, 'add $1'],
    [/^(?:substitua|substituir|troque) (.+?) por (.+)$/, 'replace $1 with $2'],
    [/^(.+?) em vez (?:de |do |da )(.+)$/, '$1 instead of $2'],
    [/^(?:remova|remover|tire|tirar|retire|apague) (.+)$/, 'remove $1'],
    [/^sem (.+)$/, 'without $1'],
    [/^(?:um |com )*fundo (\S+)$/, '#1 background'],
    [/^(?:mova|mover) (.+?) para a (esquerda|direita)$/, 'move $1 to the %2'],
    [/^(?:faça|deixe|pinte) (.+?) (?:de )?(\S+)$/, 'make $1 #2'],
    [/^com (?:uma? |umas |uns )?(.+)$/, 'with %1'],
    [/^com (.+)$/, 'with $1'],
  ],
  it: [
    [/^(?:aggiungi|aggiungere|metti) (.+)$/, 'add $1'],
    [/^(?:sostituisci|sostituire) (.+?) con (.+)$/, 'replace $1 with $2'],
    [/^(.+?) (?:invece|al posto) (?:di |del |della |dei |delle |dell')(.+)$/, '$1 instead of $2'],
    [/^(?:rimuovi|rimuovere|togli|togliere|elimina|cancella) (.+)$/, 'remove $1'],
    [/^senza (.+)$/, 'without $1'],
    [/^(?:uno |con |su )*sfondo (\S+)$/, '#1 background'],
    [/^(?:sposta|spostare) (.+?) a (sinistra|destra)$/, 'move $1 to the %2'],
    [/^(?:rendi|colora|fai) (.+?) (?:di )?(\S+)$/, 'make $1 #2'],
    [/^con (?:gli |una? |un )?(.+)$/, 'with %1'],
    [/^con (.+)$/, 'with $1'],
  ],
  nl: [
    [/^voeg (.+?) toe$/, 'add $1'],
    [/^(.+?) toevoegen$/, 'add $1'],
    [/^vervang (.+?) door (.+)$/, 'replace $1 with $2'],
    [/^(.+?) in plaats van (.+)$/, '$1 instead of $2'],
    [/^(?:verwijder|haal) (.+?)(?: weg)?$/, 'remove $1'],
    [/^(?:zonder|geen) (.+)$/, 'without $1'],
    [/^(?:een |met )*(\S+) achtergrond$/, '#1 background'],
    [/^(?:verplaats|schuif) (.+?) naar (links|rechts)$/, 'move $1 to the %2'],
    [/^(?:maak|kleur|verf) (.+?) (\S+)$/, 'make $1 #2'],
    [/^(?:maak) (.+?) (groter|kleiner)$/, 'make $1 %2'],
    [/^met (?:een )?(.+)$/, 'with %1'],
    [/^met (.+)$/, 'with $1'],
  ],
};

/** Words and phrases of view, light and people: `English: other, other`, with semicolons between the entries. */
export const PHRASES: Readonly<Record<RefinedLanguage, string>> = {
  de: `darker: dunkler, dunkel; brighter: heller, hell; warmer: wärmer, wärmere farben; cooler: kühler, kälter;
    closer: näher, näher ran, nahaufnahme; wider: weiter weg, weitwinkel; bigger: größer, grösser; smaller: kleiner;
    older: älter, alt; younger: jünger, jung; glasses: brille; sunglasses: sonnenbrille; beard: bart, vollbart;
    moustache: schnurrbart; hat: hut, mütze; smiling: lächelnd, lachend, glücklich, lächeln; serious: ernst; bald: glatze;
    long hair: lange haare, langes haar; short hair: kurze haare; headscarf: kopftuch; suit: anzug, im anzug;
    at night: nachts, bei nacht, nacht; sunset: sonnenuntergang, bei sonnenuntergang; sunrise: sonnenaufgang;
    golden hour: goldene stunde; rain: regen, regnerisch; snow: schnee, verschneit; fog: nebel, neblig;
    winter: winter; autumn: herbst, im herbst; spring: frühling; summer: sommer; cloudy: bewölkt;
    more contrast: mehr kontrast, kontrastreicher; vivid: bunter, kräftigere farben; softer: weicher, sanfter;
    black and white: schwarz-weiß, schwarzweiß; minimalist: minimalistisch; left: links; right: rechts`,
  fr: `darker: plus sombre, plus foncé, sombre; brighter: plus clair, plus lumineux, plus claire, plus lumineuse;
    warmer: plus chaud, plus chaude, couleurs plus chaudes; cooler: plus froid, plus froide; closer: plus près, plus proche,
    gros plan; wider: plus loin, plus large; bigger: plus grand, plus grande, plus grands, plus grandes, plus gros;
    smaller: plus petit, plus petite, plus petits, plus petites;
    older: plus vieux, plus vieille, plus âgé, plus âgée; younger: plus jeune; glasses: lunettes, des lunettes;
    sunglasses: lunettes de soleil; beard: barbe; moustache: moustache; hat: chapeau; smiling: souriant, souriante, sourire;
    serious: sérieux, sérieuse; bald: chauve; long hair: cheveux longs; short hair: cheveux courts; headscarf: foulard;
    suit: costume, en costume; at night: la nuit, de nuit, nuit; sunset: coucher de soleil, au coucher du soleil;
    sunrise: lever de soleil; golden hour: heure dorée; rain: pluie, sous la pluie; snow: neige, sous la neige;
    fog: brouillard, brume; winter: hiver, en hiver; autumn: automne, en automne; spring: printemps; summer: été, en été;
    more contrast: plus de contraste, plus contrasté; softer: plus doux, plus douce; black and white: noir et blanc;
    minimalist: minimaliste; left: gauche; right: droite`,
  es: `darker: más oscuro, más oscura, oscuro; brighter: más claro, más clara, más brillante, más luminoso;
    warmer: más cálido, más cálida; cooler: más frío, más fría; closer: más cerca, primer plano; wider: más lejos;
    bigger: más grande, más grandes; smaller: más pequeño, más pequeña, más pequeños, más pequeñas;
    older: mayor, más viejo, más vieja, más mayor; younger: más joven; glasses: gafas, lentes, anteojos;
    sunglasses: gafas de sol; beard: barba; moustache: bigote; hat: sombrero; smiling: sonriente, sonriendo, sonrisa;
    serious: serio, seria; bald: calvo; long hair: pelo largo; short hair: pelo corto; headscarf: pañuelo; suit: traje, en traje;
    at night: de noche, por la noche, noche; sunset: atardecer, al atardecer, puesta de sol; sunrise: amanecer;
    golden hour: hora dorada; rain: lluvia, con lluvia; snow: nieve, con nieve; fog: niebla; winter: invierno, en invierno;
    autumn: otoño, en otoño; spring: primavera; summer: verano; more contrast: más contraste; softer: más suave;
    black and white: blanco y negro; minimalist: minimalista; left: izquierda; right: derecha`,
  pt: `darker: mais escuro, mais escura; brighter: mais claro, mais clara; warmer: mais quente; cooler: mais frio;
    closer: mais perto; wider: mais longe; bigger: maior; smaller: menor; older: mais velho, mais velha; younger: mais jovem;
    glasses: óculos; sunglasses: óculos de sol; beard: barba; hat: chapéu; smiling: sorrindo; at night: à noite, de noite;
    sunset: pôr do sol; rain: chuva; snow: neve; fog: neblina; left: esquerda; right: direita`,
  it: `darker: più scuro, più scura; brighter: più chiaro, più chiara, più luminoso; warmer: più caldo, più calda;
    cooler: più freddo; closer: più vicino; wider: più lontano; bigger: più grande; smaller: più piccolo, più piccola;
    older: più vecchio, più vecchia, più anziano; younger: più giovane; glasses: occhiali; sunglasses: occhiali da sole;
    beard: barba; hat: cappello; smiling: sorridente; at night: di notte, notte; sunset: tramonto, al tramonto; rain: pioggia;
    snow: neve; fog: nebbia; left: sinistra; right: destra`,
  nl: `darker: donkerder; brighter: lichter, helderder; warmer: warmere kleuren; cooler: kouder, koeler; closer: dichterbij;
    wider: verder weg; bigger: groter; smaller: kleiner; older: ouder; younger: jonger; glasses: bril; sunglasses: zonnebril;
    beard: baard; hat: hoed; smiling: lachend; at night: 's nachts, bij nacht; sunset: zonsondergang; rain: regen;
    snow: sneeuw; fog: mist; left: links; right: rechts`,
};
