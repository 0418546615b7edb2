import Foundation

/// Lets the compiler read other texts in place of some sources, whose names and lines stay.
///
/// The texts lie in a folder of the platform's name, so that the compiler's arguments tell when it has changed. What does not differ
/// from an earlier time keeps its file and its times; a source that is as it was is not even read.
struct SourceOverlay {
  /// Holds the texts, and what is remembered of the sources.
  let folder: Path
  /// What the sources are compiled for, where neither a comment of theirs nor their package says otherwise.
  var platform = TargetPlatform.linux
  /// What comes to the end of some sources.
  private var additions: [String: Data] = [:]

  init(folder: Path, platform: TargetPlatform = .linux) { (self.folder, self.platform) = (folder, platform) }

  private var place: Path { folder / platform.rawValue }
  private var description: Path { place / "overlay.yaml" }

  /// What the compiler reads in place of a file, or the file itself.
  static func text(of source: Path, platform: TargetPlatform = .linux) throws -> Data {
    let data = try source.read()
    let rewriting = SourceRewriting(platform: PlatformRequest.platform(in: data) ?? platform, file: source)
    return rewriting.text(of: data) ?? data
  }

  /// Writes the texts that differ; returns the overlay's description, or `nil` where none does nor has.
  ///
  /// The sources may be those of an app, or of a whole tree of packages.
  ///
  /// - Parameters:
  ///   - sources: The files.
  ///   - additions: What comes to the end of some of them; other texts make other arguments, so that all is compiled anew.
  /// - Returns: The description, which the compiler reads.
  /// - Throws: Where a file cannot be read or written.
  func write(for sources: [Path], appending additions: [Path: Data] = [:]) throws -> Path? {
    guard additions.isEmpty else {
      let texts = additions.sorted { $0.key < $1.key }.flatMap { [$0.key.string, String(decoding: $0.value, as: UTF8.self)] }
      var overlay = SourceOverlay(folder: folder / String(ContentHash.hex(of: texts).prefix(16)), platform: platform)
      overlay.additions = Dictionary(uniqueKeysWithValues: additions.map { ($0.key.string, $0.value) })
      return try overlay.write(for: sources)
    }
    let earlier = OverlayRecord.load(place / "record.json")
    let record = try OverlayRecord(sources, platform: platform, earlier: earlier)
    var texts = OverlayDescription()
    for file in record.files {
      let copy = place / file.copy
      let isThere = record.wasRewritten(file, in: earlier).flatMap { $0 == copy.isFile ? $0 : nil }
      if try isThere ?? rewrite(file, by: record.rewriting(of: file), to: copy) {
        texts.add(copy, for: Path(file.input.path))
      }
    }
    try removeCopies(besides: Set(texts.copies.map(\.name)))
    // The first text that differs changes the compiler's arguments, and all is compiled anew; the last that no longer does need not.
    guard !texts.isEmpty || description.isFile else { return nil }
    try description.write(ifChanged: try texts.data())
    try (place / "record.json").write(ifChanged: try JSONEncoder.stable.encode(record.finished(texts.names)))
    return description
  }

  /// Writes the text in place of a file; says whether it differs from the file.
  private func rewrite(_ file: OverlayRecord.File, by rewriting: SourceRewriting, to copy: Path) throws -> Bool {
    let source = try Path(file.input.path).read()
    let text = rewriting.text(of: source)
    let addition = additions[file.input.path]
    guard text != nil || addition != nil else { return false }
    try copy.write(ifChanged: (text ?? source) + (addition.map { Data("\n".utf8) + $0 } ?? Data()))
    return true
  }

  private func removeCopies(besides names: Set<String>) throws {
    guard place.isFolder else { return }
    for name in try place.children() where name.hasSuffix(".swift") && !names.contains(name) { try (place / name).remove() }
  }
}
