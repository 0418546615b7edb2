// The types that have a name in Swift.

extension UTType {
  // MARK: What there is at all, and what lies in folders

  /// The type `public.item`.
  public static var item: UTType { UTType(known: "public.item") }
  /// The type `public.content`.
  public static var content: UTType { UTType(known: "public.content") }
  /// The type `public.composite-content`.
  public static var compositeContent: UTType { UTType(known: "public.composite-content") }
  /// The type `public.disk-image`.
  public static var diskImage: UTType { UTType(known: "public.disk-image") }
  /// The type `public.data`.
  public static var data: UTType { UTType(known: "public.data") }
  /// The type `public.directory`.
  public static var directory: UTType { UTType(known: "public.directory") }
  /// The type `com.apple.resolvable`.
  public static var resolvable: UTType { UTType(known: "com.apple.resolvable") }
  /// The type `public.symlink`.
  public static var symbolicLink: UTType { UTType(known: "public.symlink") }
  /// The type `public.executable`.
  public static var executable: UTType { UTType(known: "public.executable") }
  /// The type `com.apple.mount-point`.
  public static var mountPoint: UTType { UTType(known: "com.apple.mount-point") }
  /// The type `com.apple.alias-file`.
  public static var aliasFile: UTType { UTType(known: "com.apple.alias-file") }
  /// The type `com.apple.bookmark`.
  public static var urlBookmarkData: UTType { UTType(known: "com.apple.bookmark") }
  /// The type `public.url`.
  public static var url: UTType { UTType(known: "public.url") }
  /// The type `public.file-url`.
  public static var fileURL: UTType { UTType(known: "public.file-url") }

  // MARK: Text

  /// The type `public.text`.
  public static var text: UTType { UTType(known: "public.text") }
  /// The type `public.plain-text`.
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  /// The type `public.utf8-plain-text`.
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  /// The type `public.utf16-external-plain-text`.
  public static var utf16ExternalPlainText: UTType { UTType(known: "public.utf16-external-plain-text") }
  /// The type `public.utf16-plain-text`.
  public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
  /// The type `public.delimited-values-text`.
  public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
  /// The type `public.comma-separated-values-text`.
  public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
  /// The type `public.tab-separated-values-text`.
  public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
  /// The type `public.utf8-tab-separated-values-text`.
  public static var utf8TabSeparatedText: UTType { UTType(known: "public.utf8-tab-separated-values-text") }
  /// The type `public.rtf`.
  public static var rtf: UTType { UTType(known: "public.rtf") }
  /// The type `public.html`.
  public static var html: UTType { UTType(known: "public.html") }
  /// The type `public.xml`.
  public static var xml: UTType { UTType(known: "public.xml") }
  /// The type `public.yaml`.
  public static var yaml: UTType { UTType(known: "public.yaml") }
  /// The type `public.css`.
  public static var css: UTType { UTType(known: "public.css") }

  // MARK: Programs

  /// The type `public.source-code`.
  public static var sourceCode: UTType { UTType(known: "public.source-code") }
  /// The type `public.assembly-source`.
  public static var assemblyLanguageSource: UTType { UTType(known: "public.assembly-source") }
  /// The type `public.c-source`.
  public static var cSource: UTType { UTType(known: "public.c-source") }
  /// The type `public.objective-c-source`.
  public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }
  /// The type `public.swift-source`.
  public static var swiftSource: UTType { UTType(known: "public.swift-source") }
  /// The type `public.c-plus-plus-source`.
  public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }
  /// The type `public.objective-c-plus-plus-source`.
  public static var objectiveCPlusPlusSource: UTType { UTType(known: "public.objective-c-plus-plus-source") }
  /// The type `public.c-header`.
  public static var cHeader: UTType { UTType(known: "public.c-header") }
  /// The type `public.c-plus-plus-header`.
  public static var cPlusPlusHeader: UTType { UTType(known: "public.c-plus-plus-header") }
  /// The type `public.script`.
  public static var script: UTType { UTType(known: "public.script") }
  /// The type `com.apple.applescript.text`.
  public static var appleScript: UTType { UTType(known: "com.apple.applescript.text") }
  /// The type `com.apple.applescript.script`.
  public static var osaScript: UTType { UTType(known: "com.apple.applescript.script") }
  /// The type `com.apple.applescript.script-bundle`.
  public static var osaScriptBundle: UTType { UTType(known: "com.apple.applescript.script-bundle") }
  /// The type `com.netscape.javascript-source`.
  public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
  /// The type `public.shell-script`.
  public static var shellScript: UTType { UTType(known: "public.shell-script") }
  /// The type `public.perl-script`.
  public static var perlScript: UTType { UTType(known: "public.perl-script") }
  /// The type `public.python-script`.
  public static var pythonScript: UTType { UTType(known: "public.python-script") }
  /// The type `public.ruby-script`.
  public static var rubyScript: UTType { UTType(known: "public.ruby-script") }
  /// The type `public.php-script`.
  public static var phpScript: UTType { UTType(known: "public.php-script") }
  /// The type `public.make-source`.
  public static var makefile: UTType { UTType(known: "public.make-source") }

  // MARK: Structured data

  /// The type `public.json`.
  public static var json: UTType { UTType(known: "public.json") }
  /// The type `public.geojson`.
  public static var geoJSON: UTType { UTType(known: "public.geojson") }
  /// The type `com.apple.property-list`.
  public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
  /// The type `com.apple.xml-property-list`.
  public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
  /// The type `com.apple.binary-property-list`.
  public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }

  // MARK: Documents

  /// The type `com.adobe.pdf`.
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  /// The type `com.apple.rtfd`.
  public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
  /// The type `com.apple.flat-rtfd`.
  public static var flatRTFD: UTType { UTType(known: "com.apple.flat-rtfd") }
  /// The type `com.apple.webarchive`.
  public static var webArchive: UTType { UTType(known: "com.apple.webarchive") }

  // MARK: Pictures

  /// The type `public.image`.
  public static var image: UTType { UTType(known: "public.image") }
  /// The type `public.jpeg`.
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  /// The type `public.tiff`.
  public static var tiff: UTType { UTType(known: "public.tiff") }
  /// The type `com.compuserve.gif`.
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  /// The type `public.png`.
  public static var png: UTType { UTType(known: "public.png") }
  /// The type `com.apple.icns`.
  public static var icns: UTType { UTType(known: "com.apple.icns") }
  /// The type `com.microsoft.bmp`.
  public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
  /// The type `com.microsoft.ico`.
  public static var ico: UTType { UTType(known: "com.microsoft.ico") }
  /// The type `public.camera-raw-image`.
  public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
  /// The type `public.svg-image`.
  public static var svg: UTType { UTType(known: "public.svg-image") }
  /// The type `com.apple.live-photo`.
  public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
  /// The type `public.heif`.
  public static var heif: UTType { UTType(known: "public.heif") }
  /// The type `public.heic`.
  public static var heic: UTType { UTType(known: "public.heic") }
  /// The type `org.webmproject.webp`.
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }
  /// The type `com.ilm.openexr-image`.
  public static var exr: UTType { UTType(known: "com.ilm.openexr-image") }
  /// The type `com.adobe.raw-image`.
  public static var dng: UTType { UTType(known: "com.adobe.raw-image") }

  // MARK: Scenes

  /// The type `public.3d-content`.
  public static var threeDContent: UTType { UTType(known: "public.3d-content") }
  /// The type `com.pixar.universal-scene-description`.
  public static var usd: UTType { UTType(known: "com.pixar.universal-scene-description") }
  /// The type `com.pixar.universal-scene-description-mobile`.
  public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
  /// The type `com.apple.reality`.
  public static var realityFile: UTType { UTType(known: "com.apple.reality") }
  /// The type `com.apple.scenekit.scene`.
  public static var sceneKitScene: UTType { UTType(known: "com.apple.scenekit.scene") }
  /// The type `com.apple.arobject`.
  public static var arReferenceObject: UTType { UTType(known: "com.apple.arobject") }

  // MARK: Sound and film

  /// The type `public.audiovisual-content`.
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
  /// The type `public.movie`.
  public static var movie: UTType { UTType(known: "public.movie") }
  /// The type `public.video`.
  public static var video: UTType { UTType(known: "public.video") }
  /// The type `public.audio`.
  public static var audio: UTType { UTType(known: "public.audio") }
  /// The type `com.apple.quicktime-movie`.
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  /// The type `public.mpeg`.
  public static var mpeg: UTType { UTType(known: "public.mpeg") }
  /// The type `public.mpeg-2-video`.
  public static var mpeg2Video: UTType { UTType(known: "public.mpeg-2-video") }
  /// The type `public.mpeg-2-transport-stream`.
  public static var mpeg2TransportStream: UTType { UTType(known: "public.mpeg-2-transport-stream") }
  /// The type `public.mp3`.
  public static var mp3: UTType { UTType(known: "public.mp3") }
  /// The type `public.mpeg-4`.
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  /// The type `public.mpeg-4-audio`.
  public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
  /// The type `com.apple.protected-mpeg-4-audio`.
  public static var appleProtectedMPEG4Audio: UTType { UTType(known: "com.apple.protected-mpeg-4-audio") }
  /// The type `com.apple.protected-mpeg-4-video`.
  public static var appleProtectedMPEG4Video: UTType { UTType(known: "com.apple.protected-mpeg-4-video") }
  /// The type `public.avi`.
  public static var avi: UTType { UTType(known: "public.avi") }
  /// The type `public.aiff-audio`.
  public static var aiff: UTType { UTType(known: "public.aiff-audio") }
  /// The type `com.microsoft.waveform-audio`.
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  /// The type `public.midi-audio`.
  public static var midi: UTType { UTType(known: "public.midi-audio") }
  /// The type `public.playlist`.
  public static var playlist: UTType { UTType(known: "public.playlist") }
  /// The type `public.m3u-playlist`.
  public static var m3uPlaylist: UTType { UTType(known: "public.m3u-playlist") }

  // MARK: Folders and programs

  /// The type `public.folder`.
  public static var folder: UTType { UTType(known: "public.folder") }
  /// The type `public.volume`.
  public static var volume: UTType { UTType(known: "public.volume") }
  /// The type `com.apple.package`.
  public static var package: UTType { UTType(known: "com.apple.package") }
  /// The type `com.apple.bundle`.
  public static var bundle: UTType { UTType(known: "com.apple.bundle") }
  /// The type `com.apple.plugin`.
  public static var pluginBundle: UTType { UTType(known: "com.apple.plugin") }
  /// The type `com.apple.metadata-importer`.
  public static var spotlightImporter: UTType { UTType(known: "com.apple.metadata-importer") }
  /// The type `com.apple.quicklook-generator`.
  public static var quickLookGenerator: UTType { UTType(known: "com.apple.quicklook-generator") }
  /// The type `com.apple.xpc-service`.
  public static var xpcService: UTType { UTType(known: "com.apple.xpc-service") }
  /// The type `com.apple.framework`.
  public static var framework: UTType { UTType(known: "com.apple.framework") }
  /// The type `com.apple.application`.
  public static var application: UTType { UTType(known: "com.apple.application") }
  /// The type `com.apple.application-bundle`.
  public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }
  /// The type `com.apple.application-and-system-extension`.
  public static var applicationExtension: UTType { UTType(known: "com.apple.application-and-system-extension") }
  /// The type `public.unix-executable`.
  public static var unixExecutable: UTType { UTType(known: "public.unix-executable") }
  /// The type `com.microsoft.windows-executable`.
  public static var exe: UTType { UTType(known: "com.microsoft.windows-executable") }
  /// The type `com.apple.systempreference.prefpane`.
  public static var systemPreferencesPane: UTType { UTType(known: "com.apple.systempreference.prefpane") }

  // MARK: Archives

  /// The type `public.archive`.
  public static var archive: UTType { UTType(known: "public.archive") }
  /// The type `org.gnu.gnu-zip-archive`.
  public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
  /// The type `public.bzip2-archive`.
  public static var bz2: UTType { UTType(known: "public.bzip2-archive") }
  /// The type `public.zip-archive`.
  public static var zip: UTType { UTType(known: "public.zip-archive") }
  /// The type `com.apple.archive`.
  public static var appleArchive: UTType { UTType(known: "com.apple.archive") }
  /// The type `public.tar-archive`.
  public static var tarArchive: UTType { UTType(known: "public.tar-archive") }

  // MARK: What people work with

  /// The type `public.spreadsheet`.
  public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
  /// The type `public.presentation`.
  public static var presentation: UTType { UTType(known: "public.presentation") }
  /// The type `public.database`.
  public static var database: UTType { UTType(known: "public.database") }
  /// The type `public.message`.
  public static var message: UTType { UTType(known: "public.message") }
  /// The type `public.contact`.
  public static var contact: UTType { UTType(known: "public.contact") }
  /// The type `public.vcard`.
  public static var vCard: UTType { UTType(known: "public.vcard") }
  /// The type `public.to-do-item`.
  public static var toDoItem: UTType { UTType(known: "public.to-do-item") }
  /// The type `public.calendar-event`.
  public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
  /// The type `public.email-message`.
  public static var emailMessage: UTType { UTType(known: "public.email-message") }
  /// The type `com.apple.internet-location`.
  public static var internetLocation: UTType { UTType(known: "com.apple.internet-location") }
  /// The type `com.microsoft.internet-shortcut`.
  public static var internetShortcut: UTType { UTType(known: "com.microsoft.internet-shortcut") }
  /// The type `public.font`.
  public static var font: UTType { UTType(known: "public.font") }
  /// The type `public.bookmark`.
  public static var bookmark: UTType { UTType(known: "public.bookmark") }
  /// The type `com.rsa.pkcs-12`.
  public static var pkcs12: UTType { UTType(known: "com.rsa.pkcs-12") }
  /// The type `public.x509-certificate`.
  public static var x509Certificate: UTType { UTType(known: "public.x509-certificate") }
  /// The type `org.idpf.epub-container`.
  public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
  /// The type `public.log`.
  public static var log: UTType { UTType(known: "public.log") }
  /// The type `com.apple.haptics.ahap`.
  public static var ahap: UTType { UTType(known: "com.apple.haptics.ahap") }
  /// The type `com.apple.link-presentation.metadata`.
  public static var linkPresentationMetadata: UTType { UTType(known: "com.apple.link-presentation.metadata") }
}
