/// What Xcode does with a file by its type.
enum XcodeFileKind: Equatable {
  /// Swift.
  case swift
  /// What another compiler reads: C, shaders, what leads from one data model to another.
  case otherSource
  /// A model of Core Data's.
  case dataModel
  /// A storyboard or a xib.
  case interface
  /// Copied into the app.
  case resource
  /// An `.lproj` folder, whose files are what counts.
  case localization
  /// A folder without a meaning of its own.
  case folder
  /// For Xcode alone, or for Apple's systems: headers, settings, frameworks.
  case leftOut

  /// Judges by the type that the project gives in so many words, else by the name.
  init(name: String, isFolder: Bool, type: String? = nil) {
    let ending = Path(name).fileExtension
    if let kind = type.flatMap(Self.kind(ofType:)) {
      self = kind
    } else if ending == "lproj" {
      self = isFolder ? .localization : .leftOut
    } else if isFolder {
      self = Self.kind(ofFolder: ending)
    } else {
      self = Self.kind(ofFile: ending)
    }
  }

  private static func kind(ofType type: String) -> XcodeFileKind? {
    switch type {
    case "sourcecode.swift": .swift
    case "folder": .folder
    case _ where type.hasPrefix("sourcecode.") && type.hasSuffix(".h"): .leftOut
    case _ where type.hasPrefix("sourcecode."): .otherSource
    case _ where ["text", "image.", "audio.", "video.", "file"].contains { type.hasPrefix($0) } && type != "text.xcconfig":
      .resource
    default: nil
    }
  }

  private static func kind(ofFolder ending: String) -> XcodeFileKind {
    switch ending {
    case "xcdatamodeld", "xcdatamodel": .dataModel
    case "xcmappingmodel", "mlpackage": .otherSource
    case "xcassets", "bundle", "scnassets", "icon", "atlas", "xcstickers", "rkassets": .resource
    case "framework", "xcframework", "app", "appex", "xcodeproj", "xcworkspace", "playground", "docc", "dsym", "xcplayground":
      .leftOut
    default: .folder
    }
  }

  private static func kind(ofFile ending: String) -> XcodeFileKind {
    switch ending {
    case "swift": .swift
    case "m", "mm", "c", "cc", "cpp", "cxx", "s", "asm", "metal", "intentdefinition", "mlmodel", "iig", "y", "l": .otherSource
    case "storyboard", "xib": .interface
    case "h", "hh", "hpp", "hxx", "pch", "inc", "modulemap", "apinotes", "swiftinterface", "xcconfig", "entitlements",
      "xctestplan", "storekit", "a", "tbd", "dylib":
      .leftOut
    default: .resource
    }
  }
}
