import LaunchContract

/// A preview of an app, with the place where its source is and the name that its files get.
struct PreviewSubject: Equatable, Sendable {
  var number: Int
  var name: String
  /// What the app itself says: the file's name, or that of its provider.
  var file: String
  var line: Int
  /// The source as it is to be shown to people and to tools: from the working folder where it lies there; `nil`: it is not found.
  var path: String?
  var group: String?
  var layout: String?
  /// What its files are named, without the variant.
  var fileName: String
  /// What stays the same from one build to the next: file, name, and how many of that name came before it there.
  var identity: String

  /// The previews as an app lists them.
  static func subjects(_ previews: [RemotePreview], sources: PreviewSources) -> [PreviewSubject] {
    var subjects = previews.map { preview in
      let location = sources.location(of: preview)
      return PreviewSubject(
        number: preview.number, name: preview.name, file: PreviewSources.origin(of: preview),
        line: location?.line ?? preview.line,
        path: location?.path,
        group: preview.group, layout: preview.layout, fileName: cleaned(preview.name), identity: "")
    }
    nameFiles(of: &subjects)
    var counts: [String: Int] = [:]
    for index in subjects.indices {
      let base = "\(Path(subjects[index].file).name)/\(subjects[index].name)"
      counts[base, default: 0] += 1
      subjects[index].identity = counts[base] == 1 ? base : "\(base)#\(counts[base] ?? 0)"
    }
    return subjects
  }

  /// Gives previews of one name the name of their file, too, and those of one file a number.
  private static func nameFiles(of subjects: inout [PreviewSubject]) {
    let shared = Dictionary(grouping: subjects.indices) { subjects[$0].fileName.lowercased() }.values.filter { $0.count > 1 }
    for index in shared.flatMap({ $0 }) {
      subjects[index].fileName = (cleaned(Path(subjects[index].file).stem) + " " + subjects[index].fileName).shortened
    }
    var used: Set<String> = []
    for index in subjects.indices {
      let name = subjects[index].fileName
      var number = 2
      while !used.insert(subjects[index].fileName.lowercased()).inserted {
        subjects[index].fileName = "\(name) \(number)"
        number += 1
      }
    }
  }

  /// A name that files may have on all systems.
  private static func cleaned(_ name: String) -> String {
    let text = String(name.map { "/\\:*?\"<>|[]\n\r\t".contains($0) || $0.asciiValue.map { $0 < 32 } == true ? "-" : $0 })
    let trimmed = String(text.drop { $0 == "." || $0 == " " }).shortened
    return trimmed.isEmpty ? "Preview" : trimmed
  }
}

/// Where the sources of an app declare previews.
struct PreviewSources: Equatable, Sendable {
  /// A preview in a source.
  struct Location: Equatable, Sendable {
    /// From the working folder where the file lies there.
    var path: String
    var line: Int
    var name: String?
  }

  var locations: [Location] = []

  init(_ locations: [Location] = []) { self.locations = locations }

  /// The previews of a listing, whose paths begin at `root`.
  init(_ listing: ProjectListing, root: Path, workingFolder: Path) {
    locations = listing.previews.map { preview in
      Location(
        path: Path(preview.file).absolute(in: root).below(workingFolder), line: preview.line, name: preview.name)
    }
  }

  /// The file of a preview as the app tells it; of a provider it tells the type alone.
  static func origin(of preview: RemotePreview) -> String { preview.file.isEmpty ? preview.group ?? "" : preview.file }

  /// Where a preview is that the app tells of: by file and line, or by the name of its provider.
  func location(of preview: RemotePreview) -> Location? {
    let file = Path(Self.origin(of: preview)).name
    return locations.first { Path($0.path).name == file && $0.line == preview.line }
      ?? locations.first { $0.name == file }
      ?? locations.first { Path($0.path).name == file }.map { Location(path: $0.path, line: preview.line, name: nil) }
  }
}
