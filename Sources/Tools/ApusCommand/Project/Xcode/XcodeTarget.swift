/// One target of an Xcode project.
struct XcodeTarget {
  enum Kind: Equatable {
    case application, appExtension, unitTests, uiTests, framework, staticLibrary, watchApp, commandLineTool, aggregate
    /// Any other, by Xcode's name of its product's type.
    case other(String)

    /// Reads what a target says of its product.
    init(productType: String) {
      let prefix = "com.apple.product-type."
      let name = productType.hasPrefix(prefix) ? String(productType.dropFirst(prefix.count)) : productType
      switch name {
      case "application": self = .application
      case "application.watchapp", "application.watchapp2", "application.watchapp2-container": self = .watchApp
      case "bundle.unit-test": self = .unitTests
      case "bundle.ui-testing": self = .uiTests
      case "framework", "framework.static": self = .framework
      case "library.static": self = .staticLibrary
      case "tool": self = .commandLineTool
      case _ where name.contains("extension"): self = .appExtension
      default: self = .other(name)
      }
    }
  }

  /// A target of another project that this one waits for.
  struct Foreign: Equatable {
    var project: Path
    var name: String
  }

  /// The name of a target that no other has, whatever projects call theirs.
  struct Key: Hashable {
    var project: Path
    var id: String
  }

  /// The identifier in the project file, by which schemes name it too.
  var id: String
  var name: String
  var productName: String
  var kind: Kind
  /// What it is made for by its settings, whatever is asked for.
  var platform: TargetPlatform
  /// The file or folder that is built, such as `Kit.framework`, by which other projects link it; `nil`: nothing that has a name.
  var productFile: String?
  /// Its own settings, by the configuration's name.
  var settings: [String: XcodeSettingsLayer]
  var contents: XcodeTargetContents
  /// The targets of the same project that it waits for or links, by name.
  var dependencies: [String]
  /// The targets of other projects that it waits for.
  var foreignDependencies: [Foreign]
  /// What it links that other projects build, such as `Kit.framework`.
  var linkedProducts: [String]
  var packageProducts: [XcodePackageProduct]
  /// Its phases that would run a script.
  var scripts: [XcodeScript]
  /// One line each: what of it is left out, and why.
  var warnings: [String]

  /// Its files that nothing here reads; a screen for the time until an app has started is none that anybody misses.
  var ignoredFiles: [Path] { contents.otherSources + contents.interfaceFiles.filter { $0.stem != "LaunchScreen" } }
}
