/// What packages of an app may do, and where those lie that no network reaches.
struct PackageOptions: Equatable {
  /// A package by its address, and the folder that stands for it.
  struct Replacement: Equatable {
    var url: String
    /// As it was written; see ``PackageOptions/folders(in:)``.
    var folder: String
  }

  var replacements: [Replacement] = []
  /// Whether macros and build tools that packages bring may run while they are compiled.
  var allowsPlugins = false

  static let pluginsOption = "--allow-plugins"
  static let folderOption = "--package"

  static let options: [OptionSyntax] = [
    OptionSyntax(
      folderOption, value: "URL=FOLDER", help: "Take a package that the app names by its URL from a folder; may be repeated."),
    OptionSyntax(
      pluginsOption, help: "Let macros and build tools of packages run, with your rights, while the packages are compiled."),
  ]

  init() {}

  /// Collects the options that belong here.
  init(_ arguments: ParsedArguments) throws {
    for option in arguments.options {
      switch option.name {
      case Self.pluginsOption: allowsPlugins = true
      case Self.folderOption: replacements.append(try Replacement(option.value))
      default: break
      }
    }
  }

  /// The folder of each package that was given one.
  func folders(in workingFolder: Path) throws -> [PackageIdentity: Path] {
    var folders: [PackageIdentity: Path] = [:]
    for replacement in replacements {
      let folder = Path(replacement.folder).absolute(in: workingFolder)
      guard (folder / "Package.swift").isFile else {
        throw CommandError.usage(
          "\(Self.folderOption) \(replacement.url)=\(replacement.folder): \(folder) holds no Package.swift")
      }
      folders[PackageIdentity(replacement.url)] = folder
    }
    return folders
  }
}

extension PackageOptions.Replacement {
  fileprivate init(_ text: String) throws {
    guard let sign = text.firstIndex(of: "="), sign != text.startIndex, text.index(after: sign) != text.endIndex else {
      throw CommandError.usage("\(PackageOptions.folderOption) is URL=FOLDER, not '\(text)'")
    }
    url = String(text[..<sign])
    folder = String(text[text.index(after: sign)...])
  }
}
