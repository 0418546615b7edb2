import ApusCommand
import Foundation

/// Versions of Core Data's models, of which JSON for an app's bundle and the classes of entities are made.
struct DataModelFormat: FuzzFormat {
  let name = "coredatamodel"

  var words: [String] {
    [
      "<", "/>", "</entity>", "<entity name=\"A\" representedClassName=\".A\" codeGenerationType=\"class\">",
      "<composite name=\"P\">",
      "<attribute name=\"a\" attributeType=\"", "Integer 16", "Transformable", "Composite", "customClassName=\"[A: B]?\"",
      "<relationship name=\"r\" toMany=\"YES\" ordered=\"YES\" destinationEntity=\"A\"/>", "parentEntity=\"A\"",
      "inverseName=\"r\"",
      "defaultValueString=\"1e999\"", "defaultDateTimeInterval=\"nan\"", "maxCount=\"-1\"", "&#10;", "&#0;", "&quot;", "`",
      "class",
      "self", "\\(", "usesScalarValueType=\"YES\"", "derived=\"YES\"", "<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///\">]>", "&b;",
    ]
  }

  func run(_ data: Data) {
    if let complaint = OutsideFormats.read(dataModel: data).complaint { fatalError(complaint) }
  }
}
