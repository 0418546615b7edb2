package import Foundation
import ManagedModelFormat

extension OutsideFormats {
  /// Reads bytes as a version of a data model, compiles it, and writes its classes.
  ///
  /// - Returns: Whether they are a model, and what is wrong with what was made of it; `nil`: nothing.
  package static func read(dataModel data: Data) -> (isModel: Bool, complaint: String?) {
    let file = Path("/nonexistent/A.xcdatamodel/contents")
    guard let xml = try? XcodeXML(Array(data), file: file), let reader = try? DataModelReader(xml, file: file, module: "App")
    else { return (false, nil) }
    return (true, complaint(about: reader, file))
  }

  private static func complaint(about reader: DataModelReader, _ file: Path) -> String? {
    do {
      guard try ManagedModel(json: reader.model.json()) == reader.model else { return "a model is not read as it was written" }
    } catch { return "what was written of a model is none: \(error)" }
    let version = DataModel.Version(name: "A", model: reader.model, generation: reader.generation)
    for (name, text) in (try? ManagedClasses(version).files(of: file)) ?? [] {
      if let line = text.split(separator: "\n").first(where: { !isPartOfClass($0) }) { return "\(name) has the line \(line)" }
      if let finding = lostLines(rewriting: Data(text.utf8)) { return "\(name): \(finding)" }
    }
    return nil
  }

  private static func isPartOfClass(_ line: Substring) -> Bool {
    let words = line.drop { $0 == " " }
    let beginnings = [
      "//", "import CoreData", "public import ", "public typealias ", "@objc(", "nonisolated public class ",
      "nonisolated extension ", "@nonobjc ",
      "@NSManaged public ", "return NSFetchRequest<", "}",
    ]
    return beginnings.contains { words.hasPrefix($0) }
  }
}
