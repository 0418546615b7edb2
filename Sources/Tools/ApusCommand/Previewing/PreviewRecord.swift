import LaunchContract

/// What became of one variant of a preview; beside its picture it lies as JSON.
struct PreviewRecord: Codable, Equatable, Sendable {
  enum Status: String, Codable, Sendable {
    /// It was shown and came to rest.
    case shown
    /// It was shown, and still moved when the time was over.
    case moving
    /// It ended the app.
    case crashed
    /// The app did not answer in time.
    case late
    /// The app said why it cannot.
    case failed
  }

  var name: String
  /// What stays the same from one build to the next.
  var identity: String
  var file: String
  var line: Int
  /// The source, from the folder where the command ran; absent where it is not found.
  var path: String?
  var group: String?
  var layout: String?
  var variant: PreviewVariant
  var status: Status
  /// Why there is no picture, or what is to be known about it.
  var note: String?
  /// The name of the PNG file; absent where there is none.
  var picture: String?
  /// In pixels.
  var width: Int?
  /// In pixels.
  var height: Int?
  /// Pixels a point.
  var scale: Double?
  /// What Apus told the developer meanwhile.
  var diagnostics: [String] = []
  /// What the app printed meanwhile.
  var printed: [String] = []
  var counters: RemoteState.Counters?
  var elements: [RemoteElement] = []

  init(of subject: PreviewSubject, in variant: PreviewVariant, status: Status = .shown) {
    (name, identity, file, line, path) = (subject.name, subject.identity, subject.file, subject.line, subject.path)
    (group, layout, self.variant, self.status) = (subject.group, subject.layout, variant, status)
  }

  /// Whether there is no picture that counts.
  var isFailure: Bool { status != .shown && status != .moving }

  /// What people read: the name and what tells the variant apart.
  var title: String { variant.words.isEmpty ? name : "\(name) [\(variant.words.joined(separator: ", "))]" }

  /// The source that people open.
  var source: String { path ?? file }
}

/// All that was shown at once: `index.json`.
struct PreviewIndex: Codable, Equatable, Sendable {
  static let fileName = "index.json"

  /// The form of the files.
  var version = 1
  /// The app's name.
  var app: String
  /// How long it took to show everything, after the build.
  var seconds: Double
  /// In the order of the sources; what is `elements` in the files beside the pictures is not here.
  var previews: [PreviewRecord]
  /// The names of the JSON files, one for each of `previews`.
  var records: [String]
}
