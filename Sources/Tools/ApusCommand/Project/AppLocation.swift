import Foundation

/// What the PATH of a command names.
enum AppLocation: Equatable {
  /// A Swift package with a manifest of its own; the folder is given.
  case package(Path)
  /// A folder of Swift sources.
  case folder(Path)
  /// One Swift file.
  case file(Path)

  /// Looks at the disk; an Xcode project or workspace stands for the folder that it lies in.
  init(_ text: String, workingFolder: Path) throws {
    let path = Path(text).absolute(in: workingFolder)
    switch FileStatus(of: path)?.kind {
    case .folder where ["xcodeproj", "xcworkspace"].contains(path.fileExtension): self = .folder(path.parent)
    case .folder: self = Self.isPackage(path) ? .package(path) : .folder(path)
    case .file where path.name == "Package.swift": self = .package(path.parent)
    case .file where path.fileExtension == "swift": self = .file(path)
    case nil: throw CommandError.usage("there is nothing at \(text)")
    default: throw CommandError.usage("\(text) is neither a folder nor a Swift file")
    }
  }

  /// Whether a folder is a package that builds here.
  ///
  /// The manifests of Swift Playgrounds' apps import a module that
  /// exists on Apple's systems alone; such a folder is compiled as sources.
  private static func isPackage(_ folder: Path) -> Bool {
    guard let manifest = try? (folder / "Package.swift").read() else { return false }
    return manifest.range(of: Data("import AppleProductTypes".utf8)) == nil
  }
}
