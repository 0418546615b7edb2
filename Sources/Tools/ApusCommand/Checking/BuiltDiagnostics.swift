import Foundation

/// What the compiler has left of its messages in the folders of a package manager's build.
struct BuiltDiagnostics {
  private(set) var all: [SourceDiagnostic] = []
  private static let mostFiles = 20_000

  /// Reads what lies below a folder, whatever the depth; what cannot be read is left out.
  init(below folder: Path) {
    // The folder of a configuration is a link.
    let folder = folder.real ?? folder
    let files = FileManager.default.enumerator(atPath: folder.string)
    var count = 0
    while count < Self.mostFiles, let name = files?.nextObject() as? String {
      guard name.hasSuffix(".dia") else { continue }
      count += 1
      guard let data = try? (folder / name).read(), let read = try? SerializedDiagnostics(data) else { continue }
      // A source that is gone has left its messages.
      all += read.diagnostics.filter { Path($0.file).isFile }
    }
    all = all.inOrder
  }

  var errors: [SourceDiagnostic] { all.filter { $0.severity == .error } }

  /// Those about files of a folder.
  func ones(of folder: Path) -> [SourceDiagnostic] {
    let real = folder.real ?? folder
    return all.filter { Path($0.file).isInside(folder) || Path($0.file).isInside(real) }
  }
}
