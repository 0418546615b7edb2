import Foundation
import LaunchContract
import RemoteControl

/// `apus preview`: builds an app and takes pictures of its previews, or compares two sets of pictures.
struct PreviewCommand: Command {
  static let syntax = CommandSyntax(
    name: "preview",
    usage: "[PATH] -o FOLDER [options], or --compare OLD NEW [-o FOLDER]",
    summary: "Build an app and take pictures of its previews, in all variants; or compare two folders of them.",
    options: [OptionSyntax("--output", "-o", value: "FOLDER", help: "The folder to write.")]
      + PreviewSelection.options + PreviewMatrix.options + [
        OptionSyntax("--scale", value: "N", help: "Pixels a point, 0.5 to 4; else the device's, or 2."),
        OptionSyntax("--jobs", value: "N", help: "How many processes show previews at a time; else as many as pay off."),
        OptionSyntax("--compare", value: "OLD", help: "Compare the pictures in this folder with those in PATH; builds nothing."),
        OptionSyntax("--tolerance", value: "N", help: "How far colours may be off in a comparison, 0 to 255; 4 unless given."),
        OptionSyntax("--junit", value: "FILE", help: "Write what is wrong or has changed as JUnit's XML, too."),
        OptionSyntax("--github", help: "Print what is wrong or has changed as annotations of GitHub's actions, too."),
      ] + BuildSettings.options,
    details: """
      PATH is what apus run takes, and needs no app: a file, a folder of sources, a package's libraries or a project's frameworks
      (--target NAME) have their previews shown by a program made for them.

      FOLDER gets for each preview and variant NAME[variant].png and a JSON file with its elements, what was said meanwhile and
      counters; index.html, a page with all pictures; and index.json. The options for variants are multiplied: --light --dark
      --locales en,ja makes four. A preview that crashes is told, and the others go on in a new process.

      Exit codes: 0, or 1 where a preview was not shown or the app does not compile. Of --compare: 0 where nothing differs, 1 where
      something was added, removed or changed, 2 where a folder cannot be read.

      Example: apus preview MyApp -o after --light --dark --devices "iPhone SE,iPad mini"
               apus preview --compare before after -o changes --junit changes.xml
      """)

  /// What is done.
  enum Work {
    case show(AppLocation, output: Path, selection: PreviewSelection, matrix: PreviewMatrix)
    case compare(old: Path, new: Path, output: Path?)
  }

  var work: Work
  var base = LaunchRequest()
  /// How many processes show previews at a time; `nil`: as many as pay off.
  var jobs: Int?
  var tolerance = 4
  var junit: Path?
  var printsAnnotations: Bool
  var build: BuildSettings
  var installation: Installation

  init(_ arguments: ParsedArguments, installation: Installation) throws {
    let folder = installation.workingFolder
    let output = arguments["--output"].map { Path($0).absolute(in: folder) }
    if let output, output.exists, !output.isFolder { throw CommandError.usage("\(output) is a file; -o is a folder") }
    let path = try arguments.onlyPath(of: "preview")
    if let old = arguments["--compare"] {
      guard !arguments.positionals.isEmpty else { throw CommandError.usage("apus preview --compare OLD NEW takes two folders") }
      work = .compare(old: Path(old).absolute(in: folder), new: Path(path).absolute(in: folder), output: output)
    } else {
      guard let output else { throw CommandError.usage("apus preview needs -o FOLDER") }
      work = .show(
        try AppLocation(path, workingFolder: folder), output: output, selection: try PreviewSelection(arguments),
        matrix: try PreviewMatrix(arguments))
    }
    if let text = arguments["--scale"] {
      guard let scale = ScreenScale(text: text) else { throw CommandError.usage("--scale is \(ScreenScale.rule), not '\(text)'") }
      base.scale = scale
    }
    jobs = try Self.number("--jobs", 1...64, in: arguments)
    tolerance = try Self.number("--tolerance", 0...255, in: arguments) ?? 4
    junit = arguments["--junit"].map { Path($0).absolute(in: folder) }
    printsAnnotations = arguments["--github"] != nil
    build = try BuildSettings(arguments, environment: installation.environment)
    self.installation = installation
  }

  private static func number(_ name: String, _ range: ClosedRange<Int>, in arguments: ParsedArguments) throws -> Int? {
    guard let text = arguments[name] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw CommandError.usage("\(name) is a number from \(range.lowerBound) to \(range.upperBound), not '\(text)'")
    }
    return number
  }

  func run() throws -> Int32 {
    switch work {
    case .show(let location, let output, let selection, let matrix):
      let records = try show(location, output: output, selection: selection, matrix: matrix)
      try report(PreviewReport(of: records))
      return records.contains(where: \.isFailure) ? 1 : 0
    case .compare(let old, let new, let output):
      let comparison = try PreviewComparison(old: PreviewFolder(path: old), new: PreviewFolder(path: new), tolerance: tolerance)
      Terminal.print(comparison.text)
      if let output { Terminal.print(try comparison.write(to: output).string) }
      try report(PreviewReport(of: comparison))
      return comparison.isSame ? 0 : 1
    }
  }

  private func report(_ report: PreviewReport) throws {
    if let junit { try report.junit.write(to: junit) }
    if printsAnnotations { for line in report.annotations { Terminal.print(line) } }
  }
}

// MARK: - Showing

extension PreviewCommand {
  private func show(
    _ location: AppLocation, output: Path, selection: PreviewSelection, matrix: PreviewMatrix
  ) throws -> [PreviewRecord] {
    let app = try AppBuilder(location: location, settings: build, installation: installation).build(forPreviews: true)
    let start = ContinuousClock.now
    let folder = PreviewFolder(path: output)
    let makeShoot = { @Sendable [base, installation] in
      PreviewShoot(base: base, folder: output, setsDirection: matrix.hasRightToLeft) {
        try RemoteSession(app, request: base, installation: installation)
      }
    }
    let first = makeShoot()
    defer { first.end() }
    let all: [RemotePreview]
    do { all = try first.previews() } catch let error as RemoteError {
      throw CommandError.failure("\(app.name) cannot list its previews: \(error)")
    }
    guard !all.isEmpty else { throw CommandError.failure("\(app.name) has no previews (#Preview, PreviewProvider)") }
    let subjects = try selection.chosen(of: PreviewSubject.subjects(all, sources: sources(of: location)))
    let variants = matrix.variants
    try folder.clear()
    let total = subjects.count * variants.count
    let run = PreviewRun(subjects, variants: variants, progress: Self.progress(of: total), makeShoot: makeShoot)
    let records = try run.run(lanes: jobs ?? Self.lanes(for: total), first: first)
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let names = subjects.flatMap { subject in variants.map { subject.fileName + $0.suffix + ".json" } }
    try folder.write(records, named: names, app: app.name, seconds: seconds)
    let failures = records.count { $0.isFailure }
    let rest = failures > 0 ? ", \(failures) not shown" : ""
    Terminal.note("\(total - failures) pictures of \(subjects.count) previews in \(seconds.shortened) s\(rest)")
    for record in records {
      if let note = record.note { Terminal.note("\(record.source):\(record.line): \(record.title): \(note)") }
    }
    Terminal.print((output / ContactSheet.fileName).string)
    return records
  }

  /// Some more processes than processors, since each waits now and then, as long as each has some pictures to take.
  private static func lanes(for total: Int) -> Int {
    max(min(ProcessInfo.processInfo.activeProcessorCount * 3 / 2, 8, total / 8), 1)
  }

  /// Where the app's sources declare previews; nothing where they cannot be read, as annotations alone need that.
  private func sources(of location: AppLocation) -> PreviewSources {
    let (path, root) = Self.paths(of: location)
    guard let arguments = try? ParsedArguments([path.string], syntax: ListCommand.syntax),
      let command = try? ListCommand(arguments, installation: installation), let listing = try? command.listing()
    else { return PreviewSources() }
    return PreviewSources(listing, root: root, workingFolder: installation.workingFolder)
  }

  /// What was named, and where the paths of its listing begin.
  private static func paths(of location: AppLocation) -> (path: Path, root: Path) {
    switch location {
    case .project(let found): (found.path, found.path.fileExtension.isEmpty ? found.path : found.path.parent)
    case .playground(let folder), .package(let folder), .folder(let folder): (folder, folder)
    case .file(let file): (file, file.parent)
    }
  }

  private static func progress(of total: Int) -> @Sendable (Int) -> Void {
    guard Terminal.canOverwriteLines else { return { _ in } }
    return { done in Terminal.progress("\r\(done) of \(total) pictures" + (done == total ? "\n" : "")) }
  }
}
