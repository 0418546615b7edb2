/// The types that Apple's systems declare, and some of other makers that many files have.
///
/// One a line: identifier, title, file extensions, MIME types and what it is at once, the preferred names first. Where an
/// extension belongs to several types the first line wins.
enum SystemTypes {
  static var lines: [Substring] { table.split(separator: "\n") }

  private static let table = """
    public.item|item|||
    public.content|content|||
    public.composite-content|mixed content|||public.content
    public.data|data|||public.item
    public.directory|directory|||public.item
    public.folder|folder|||public.directory
    public.volume|volume|||public.folder
    com.apple.resolvable|resolvable|||
    public.symlink|symbolic link|||public.item com.apple.resolvable
    com.apple.mount-point|mount point|||public.item com.apple.resolvable
    com.apple.alias-file|alias|||public.data com.apple.resolvable
    com.apple.bookmark|URL bookmark data|||public.data com.apple.resolvable
    com.apple.package|package|||public.directory
    com.apple.bundle|bundle|||public.directory
    com.apple.plugin|plug-in|||com.apple.bundle com.apple.package
    com.apple.metadata-importer|Spotlight importer|mdimporter||com.apple.plugin
    com.apple.quicklook-generator|Quick Metrics generator|qlgenerator||com.apple.plugin
    com.apple.xpc-service|XPC service|xpc||com.apple.bundle com.apple.package
    com.apple.framework|framework|framework||com.apple.bundle
    public.executable|executable|||public.item
    public.unix-executable|Unix executable|||public.data public.executable
    com.microsoft.windows-executable|Windows executable|exe|application/x-msdownload|public.data public.executable
    com.apple.application|application|||public.executable
    com.apple.application-bundle|application|app||com.apple.application com.apple.bundle com.apple.package
    com.apple.application-and-system-extension|application extension|||com.apple.xpc-service
    com.apple.systempreference.prefpane|System Preferences pane|prefpane||com.apple.bundle com.apple.package
    public.url|URL|||public.data
    public.file-url|file URL|||public.url
    public.text|text|||public.data public.content
    public.plain-text|plain text|txt text|text/plain|public.text
    public.utf8-plain-text|Unicode text|||public.plain-text
    public.utf16-plain-text|Unicode text|||public.plain-text
    public.utf16-external-plain-text|Unicode text|||public.plain-text
    public.delimited-values-text|delimited text|||public.text
    public.comma-separated-values-text|comma-separated values|csv|text/csv text/comma-separated-values|public.delimited-values-text
    public.tab-separated-values-text|tab-separated values|tsv|text/tab-separated-values|public.delimited-values-text
    public.utf8-tab-separated-values-text|tab-separated values|||public.tab-separated-values-text public.utf8-plain-text
    public.rtf|rich text|rtf|text/rtf application/rtf|public.text
    com.apple.rtfd|rich text with attachments|rtfd||com.apple.package public.composite-content
    com.apple.flat-rtfd|rich text with attachments|||public.data public.composite-content
    public.html|HTML text|html htm shtml|text/html|public.text
    public.xml|XML text|xml|application/xml text/xml|public.text
    public.yaml|YAML document|yml yaml|application/x-yaml text/yaml|public.text
    public.css|style sheet|css|text/css|public.text
    net.daringfireball.markdown|Markdown text|md markdown|text/markdown|public.text
    public.source-code|source code|||public.plain-text
    public.assembly-source|assembly source|s asm||public.source-code
    public.c-source|C source|c||public.source-code
    public.objective-c-source|Objective-C source|m||public.source-code
    public.swift-source|Swift source|swift||public.source-code
    public.c-plus-plus-source|C++ source|cpp cp cc cxx||public.source-code
    public.objective-c-plus-plus-source|Objective-C++ source|mm||public.source-code
    public.c-header|C header|h||public.source-code
    public.c-plus-plus-header|C++ header|hpp hh hxx||public.source-code
    public.script|script|||public.source-code
    com.apple.applescript.text|AppleScript|applescript||public.script
    com.apple.applescript.script|compiled script|scpt||public.data public.script
    com.apple.applescript.script-bundle|script bundle|scptd||com.apple.bundle com.apple.package public.script
    com.netscape.javascript-source|JavaScript|js javascript mjs|text/javascript application/javascript|public.source-code public.executable
    public.shell-script|shell script|sh command|text/x-shellscript|public.script
    public.perl-script|Perl script|pl pm|text/x-perl-script|public.shell-script
    public.python-script|Python script|py|text/x-python-script|public.shell-script
    public.ruby-script|Ruby script|rb|text/x-ruby-script|public.shell-script
    public.php-script|PHP script|php php3 php4 ph3|text/php application/php|public.shell-script
    public.make-source|makefile|mk mak||public.script
    public.json|JSON|json|application/json|public.text
    public.geojson|GeoJSON|geojson|application/geo+json|public.json
    com.apple.property-list|property list|plist||public.data
    com.apple.xml-property-list|XML property list|||public.xml com.apple.property-list
    com.apple.binary-property-list|binary property list|||com.apple.property-list
    com.adobe.pdf|PDF document|pdf|application/pdf|public.data public.composite-content
    com.apple.webarchive|web archive|webarchive|application/x-webarchive|public.data public.composite-content
    public.log|log|log||public.plain-text
    com.apple.haptics.ahap|haptics pattern|ahap||public.json
    public.image|image|||public.data public.content
    public.jpeg|JPEG image|jpeg jpg jpe|image/jpeg|public.image
    public.tiff|TIFF image|tiff tif|image/tiff|public.image
    com.compuserve.gif|GIF image|gif|image/gif|public.image
    public.png|PNG image|png|image/png|public.image
    com.apple.icns|Apple icon|icns|image/x-icns|public.image
    com.microsoft.bmp|bitmap image|bmp|image/bmp|public.image
    com.microsoft.ico|Windows icon|ico|image/vnd.microsoft.icon image/x-icon|public.image
    public.camera-raw-image|raw image|raw||public.image
    public.svg-image|SVG image|svg svgz|image/svg+xml|public.image public.xml
    com.apple.live-photo|Live Photo|||public.data public.composite-content
    public.heif|HEIF image|heif hif|image/heif|public.image
    public.heic|HEIC image|heic|image/heic|public.heif
    org.webmproject.webp|WebP image|webp|image/webp|public.image
    com.ilm.openexr-image|OpenEXR image|exr|image/x-exr|public.image
    com.adobe.raw-image|DNG image|dng|image/x-adobe-dng|public.camera-raw-image
    public.3d-content|3D content|||public.content
    com.pixar.universal-scene-description|USD scene|usd usdc||public.3d-content public.data
    com.pixar.universal-scene-description-mobile|USD scene|usdz|model/vnd.usdz+zip|com.pixar.universal-scene-description
    com.apple.reality|Reality file|reality|model/vnd.reality|public.3d-content public.data
    com.apple.scenekit.scene|SceneKit scene|scn||public.3d-content public.data
    com.apple.arobject|AR reference object|arobject||public.data
    public.audiovisual-content|audiovisual content|||public.data public.content
    public.movie|movie|||public.audiovisual-content
    public.video|video|||public.movie
    public.audio|audio|||public.audiovisual-content
    com.apple.quicktime-movie|QuickTime movie|mov qt|video/quicktime|public.movie
    public.mpeg|MPEG movie|mpg mpeg mpe|video/mpeg|public.movie
    public.mpeg-2-video|MPEG-2 video|m2v|video/mpeg2|public.video
    public.mpeg-2-transport-stream|MPEG-2 transport stream|ts|video/mp2t|public.movie
    public.mp3|MP3 audio|mp3|audio/mpeg audio/mp3|public.audio
    public.mpeg-4|MPEG-4 movie|mp4|video/mp4|public.movie
    public.mpeg-4-audio|MPEG-4 audio|mp4|audio/mp4|public.mpeg-4 public.audio
    com.apple.m4a-audio|Apple MPEG-4 audio|m4a|audio/x-m4a|public.mpeg-4-audio
    com.apple.protected-mpeg-4-audio|protected MPEG-4 audio|m4p|audio/x-m4p|public.audio
    com.apple.protected-mpeg-4-video|protected MPEG-4 video|m4v|video/x-m4v|public.movie
    public.avi|AVI movie|avi|video/avi video/x-msvideo|public.movie
    public.aiff-audio|AIFF audio|aiff aif|audio/aiff|public.audio
    com.microsoft.waveform-audio|WAV audio|wav wave|audio/vnd.wave audio/wav|public.audio
    public.midi-audio|MIDI audio|midi mid|audio/midi|public.audio
    org.xiph.flac|FLAC audio|flac|audio/flac|public.audio
    org.xiph.ogg-audio|Ogg audio|ogg oga|audio/ogg|public.audio
    public.playlist|playlist|||public.data
    public.m3u-playlist|M3U playlist|m3u m3u8|audio/mpegurl|public.plain-text public.playlist
    public.archive|archive|||public.data
    org.gnu.gnu-zip-archive|GNU zip archive|gz gzip|application/x-gzip application/gzip|public.archive
    public.bzip2-archive|bzip2 archive|bz2|application/x-bzip2|public.archive
    public.zip-archive|ZIP archive|zip|application/zip|public.archive
    com.apple.archive|Apple Archive|aar||public.archive
    public.tar-archive|tar archive|tar|application/x-tar|public.archive
    public.disk-image|disk image|||public.archive
    com.apple.disk-image-udif|disk image|dmg|application/x-apple-diskimage|public.disk-image
    public.iso-image|ISO image|iso||public.disk-image
    public.spreadsheet|spreadsheet|||public.content
    public.presentation|presentation|||public.composite-content
    public.database|database|||
    public.message|message|||
    public.contact|contact|||
    public.vcard|vCard|vcf vcard|text/vcard text/directory|public.text public.contact
    public.to-do-item|to-do item|||
    public.calendar-event|calendar event|||
    com.apple.ical.ics|calendar event|ics|text/calendar|public.text public.calendar-event
    public.email-message|e-mail message|eml|message/rfc822|public.data public.message
    com.apple.internet-location|Internet location|||public.data
    com.microsoft.internet-shortcut|Internet shortcut|url||com.apple.internet-location
    public.font|font|||public.data
    public.truetype-ttf-font|TrueType font|ttf|font/ttf|public.font
    public.opentype-font|OpenType font|otf|font/otf|public.font
    public.bookmark|bookmark|||public.data
    com.rsa.pkcs-12|PKCS#12 data|p12 pfx|application/x-pkcs12|public.data
    public.x509-certificate|X.509 certificate|cer crt der|application/x-x509-ca-cert|public.data
    org.idpf.epub-container|EPUB publication|epub|application/epub+zip|public.data public.composite-content
    com.apple.link-presentation.metadata|link metadata|||public.data
    com.microsoft.word.doc|Word document|doc|application/msword|public.data public.composite-content
    org.openxmlformats.wordprocessingml.document|Word document|docx|application/vnd.openxmlformats-officedocument.wordprocessingml.document|public.data public.composite-content
    com.microsoft.excel.xls|Excel workbook|xls|application/vnd.ms-excel|public.data public.spreadsheet
    org.openxmlformats.spreadsheetml.sheet|Excel workbook|xlsx|application/vnd.openxmlformats-officedocument.spreadsheetml.sheet|public.data public.spreadsheet
    com.microsoft.powerpoint.ppt|PowerPoint presentation|ppt|application/vnd.ms-powerpoint|public.data public.presentation
    org.openxmlformats.presentationml.presentation|PowerPoint presentation|pptx|application/vnd.openxmlformats-officedocument.presentationml.presentation|public.data public.presentation
    org.oasis-open.opendocument.text|OpenDocument text|odt|application/vnd.oasis.opendocument.text|public.data public.composite-content
    com.topografix.gpx|GPS exchange|gpx|application/gpx+xml|public.xml
    """
}
