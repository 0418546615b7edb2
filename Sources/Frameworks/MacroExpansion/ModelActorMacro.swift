/// `@ModelActor`: an actor with a context of its own, which its executor runs on.
struct ModelActorMacro {
  let members: String

  /// Reads the declaration of an actor and those around it, the nearest first.
  init(declaration: String, context: [String]) throws(MacroError) {
    let text = SwiftText(declaration)
    guard let type = text.type, type.keyword == "actor" else {
      let kind = text.type.map { $0.keyword == "enum" ? "enumeration" : $0.keyword } ?? "this"
      throw MacroError("'@ModelActor' cannot be applied to \(kind) type '\(text.type?.name ?? "")'", at: text.start)
    }
    let access = type.access(in: context)
    members = """
      \(access)nonisolated let modelExecutor: any SwiftDataCore.ModelExecutor
      \(access)nonisolated let modelContainer: SwiftDataCore.ModelContainer

      \(access)init(modelContainer: SwiftDataCore.ModelContainer) {
        let modelContext = SwiftDataCore.ModelContext(modelContainer)
        self.modelExecutor = SwiftDataCore.DefaultSerialModelExecutor(modelContext: modelContext)
        self.modelContainer = modelContainer
      }
      """
  }

  /// The conformance, where the actor does not have it yet.
  static func extensions(of type: String, declaration: String, conformances: String) -> String {
    guard SwiftText(declaration).type?.keyword == "actor", conformances.contains("ModelActor") else { return "" }
    return "extension \(type): SwiftDataCore.ModelActor {}"
  }
}
