/** Genera that stand alone as well, or before 'sp.' and 'spp.': names nobody and no product bears. */
const marga =
  'Acinetobacter Alternaria Aspergillus Bacillus Bifidobacterium Burkholderia Campylobacter Citrobacter Clostridium Corynebacterium Cronobacter Enterobacter Enterococcus Escherichia Fusarium Klebsiella Lactobacillus Lactococcus Legionella Leuconostoc Listeria Malassezia Micrococcus Mycobacterium Penicillium Propionibacterium Proteus Pseudomonas Rhizopus Saccharomyces Salmonella Serratia Shigella Staphylococcus Streptococcus Streptomyces Trichophyton Vibrio Yersinia';

/** What pharmacy laboratories test for, test with and extract: a genus, and those of its species that are reported. */
const jenis = `
Acinetobacter baumannii
Aspergillus brasiliensis flavus fumigatus niger oryzae parasiticus
Bacillus anthracis cereus coagulans pumilus spizizenii subtilis
Bifidobacterium bifidum longum
Burkholderia cepacia
Campylobacter coli jejuni
Candida albicans auris glabrata krusei parapsilosis tropicalis
Clostridium botulinum difficile perfringens sporogenes tetani
Corynebacterium diphtheriae
Cronobacter sakazakii
Cutibacterium acnes
Enterobacter aerogenes cloacae
Enterococcus faecalis faecium hirae
Escherichia coli
Geobacillus stearothermophilus
Helicobacter pylori
Klebsiella aerogenes oxytoca pneumoniae
Kocuria rhizophila
Lactobacillus acidophilus bulgaricus casei plantarum rhamnosus
Legionella pneumophila
Listeria innocua ivanovii monocytogenes
Malassezia furfur globosa
Micrococcus luteus
Mycobacterium bovis smegmatis tuberculosis
Neisseria gonorrhoeae
Penicillium chrysogenum citrinum
Pityrosporum ovale
Propionibacterium acnes
Proteus mirabilis vulgaris
Pseudomonas aeruginosa fluorescens
Rhizopus oligosporus oryzae
Saccharomyces boulardii cerevisiae
Salmonella abony bongori enterica enteritidis paratyphi typhi typhimurium
Serratia marcescens
Shigella boydii dysenteriae flexneri sonnei
Staphylococcus aureus epidermidis saprophyticus
Streptococcus agalactiae mutans pneumoniae pyogenes sanguinis thermophilus
Trichophyton mentagrophytes rubrum
Vibrio cholerae parahaemolyticus vulnificus
Yersinia enterocolitica
Aedes aegypti albopictus
Artemia salina
Mus musculus
Rattus norvegicus
Oryctolagus cuniculus
Allium cepa sativum
Aloe barbadensis vera
Alpinia galanga purpurata
Amomum compactum
Andrographis paniculata
Annona muricata squamosa
Apium graveolens
Artocarpus altilis heterophyllus
Averrhoa bilimbi carambola
Azadirachta indica
Blumea balsamifera
Boesenbergia pandurata rotunda
Caesalpinia sappan
Camellia sinensis
Cananga odorata
Carica papaya
Catharanthus roseus
Centella asiatica
Chromolaena odorata
Cinnamomum burmannii verum zeylanicum
Citrus aurantifolia aurantium hystrix limon reticulata sinensis
Clitoria ternatea
Cocos nucifera
Coffea arabica canephora
Coriandrum sativum
Cosmos caudatus
Curcuma aeruginosa domestica heyneana longa mangga xanthorrhiza zanthorrhiza zedoaria
Cymbopogon citratus nardus
Daucus carota
Elephantopus scaber
Elettaria cardamomum
Eurycoma longifolia
Foeniculum vulgare
Garcinia atroviridis mangostana
Graptophyllum pictum
Guazuma ulmifolia
Gynura procumbens
Hibiscus rosa-sinensis sabdariffa
Imperata cylindrica
Jasminum sambac
Jatropha curcas multifida
Justicia gendarussa
Kaempferia galanga rotunda
Lavandula angustifolia
Mangifera indica
Melaleuca alternifolia cajuputi leucadendra
Melastoma malabathricum
Mentha arvensis piperita
Mirabilis jalapa
Momordica charantia
Morinda citrifolia
Moringa oleifera
Morus alba nigra
Murraya koenigii paniculata
Musa paradisiaca
Myristica fragrans
Nigella sativa
Ocimum americanum basilicum gratissimum sanctum tenuiflorum
Orthosiphon aristatus stamineus
Oryza sativa
Panax ginseng
Parkia speciosa
Peperomia pellucida
Persea americana
Phaleria macrocarpa
Phyllanthus amarus niruri urinaria
Piper betle crocatum nigrum retrofractum
Pluchea indica
Pogostemon cablin
Psidium guajava
Punica granatum
Ricinus communis
Rosmarinus officinalis
Ruta graveolens
Santalum album
Sauropus androgynus
Senna alata alexandrina
Solanum lycopersicum melongena torvum tuberosum
Sonchus arvensis
Stevia rebaudiana
Strobilanthes crispa
Syzygium aromaticum cumini polyanthum
Tamarindus indica
Theobroma cacao
Tinospora cordifolia crispa
Uncaria gambir
Vetiveria zizanioides
Vitis vinifera
Zea mays
Zingiber montanum officinale purpureum zerumbet`;

const spesies = jenis
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [string, ...string[]]);

/** 'coli' after its genus in full or by its letter: 'Escherichia coli', 'E. coli'; with a variety under it. */
const pola = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${[
    ...spesies.map(([genus, ...epitet]) => `(?:${genus}|${genus[0]}\\.) (?:${epitet.join('|')})`),
    `(?:${[...marga.split(' '), ...spesies.map(([genus]) => `${genus}(?= spp?\\.)`)].join('|')})`,
  ].join('|')})(?![\p{L}\p{N}-])(?: (?:var|subsp)\. (?<anak>[a-z]+))?`,
  'gu',
);

/**
 * Where names of genera and species stand in a text, which their science writes in italics: 'Escherichia coli', 'E. coli',
 * of 'Salmonella spp.' the genus, of 'Zingiber officinale var. rubrum' all but 'var.'. Authors stay upright.
 */
export function rentangSpesies(text: string): { awal: number; akhir: number }[] {
  return [...text.matchAll(pola)].flatMap(({ 0: nama, index, groups }) => {
    const anak = groups?.anak;
    const akhir = index + nama.length;
    if (!anak) return [{ awal: index, akhir }];
    const induk = nama.search(/ (?:var|subsp)\./);
    return [
      { awal: index, akhir: index + induk },
      { awal: akhir - anak.length, akhir },
    ];
  });
}
