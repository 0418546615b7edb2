import ManagedModelFormat

/// Reads what Xcode writes of one version of a data model: the file `contents`.
///
/// Unknown elements and attributes are what a newer Xcode says, or what its editor needs; they count for nothing (Facts 14.2).
struct DataModelReader {
  private(set) var model = ManagedModel()
  /// Who writes the classes of entities, by their names.
  private(set) var generation: [String: DataModel.Generation] = [:]

  private let file: Path

  /// Reads a version.
  ///
  /// - Parameters:
  ///   - xml: The elements of the file.
  ///   - file: The file, for what is said of it.
  ///   - module: The Swift module of the target that the model belongs to.
  /// - Throws: A failure that names the file and the part of it.
  init(_ xml: XcodeXML, file: Path, module: String) throws {
    self.file = file
    model.module = module
    let nodes = DataModelNode.all(in: xml, file: file)
    guard let root = nodes.first(where: { $0.parent == nil && $0.name == "model" }) else {
      throw CommandError.failure("\(file) holds no model; take it from a clean checkout")
    }
    if let identifier = root.text("userDefinedModelVersionIdentifier") { model.versionIdentifiers = [identifier] }
    model.usesCloudKit = try root.flag("usedWithCloudKit")
    let parts = Dictionary(grouping: nodes.filter { $0.parent != nil }, by: \.parent)
    let children: (DataModelNode) -> [DataModelNode] = { parts[$0.index] ?? [] }
    let properties = DataModelProperties(
      composites: children(root).filter { $0.name == "composite" }.compactMap { $0.text("name") }, children: children)
    for node in children(root) {
      switch node.name {
      case "entity": try add(node, properties, module: module)
      case "composite":
        var composite = ManagedComposite(name: try node.required("name"))
        composite.attributes = try children(node).filter { $0.name == "attribute" }.map(properties.attribute)
        model.composites.append(composite)
      case "configuration":
        var configuration = ManagedConfiguration(name: try node.required("name"))
        configuration.entities = try children(node).filter { $0.name == "memberEntity" }.map { try $0.required("name") }
        configuration.usesCloudKit = try node.flag("usedWithCloudKit")
        model.configurations.append(configuration)
      case "fetchRequest": model.fetchRequests.append(try properties.fetchRequest(node))
      default: break
      }
    }
    do { try model.check() } catch let problem as ManagedModelProblem {
      throw CommandError.failure("\(file): \(problem)")
    }
  }

  private mutating func add(_ node: DataModelNode, _ properties: DataModelProperties, module: String) throws {
    var entity = ManagedEntity(name: try node.required("name"))
    try entity.setClass(node.text("representedClassName"), of: node, module: module)
    entity.parent = node.text("parentEntity")
    entity.isAbstract = try node.flag("isAbstract")
    entity.displayNameExpression = node.text("coreSpotlightDisplayNameExpression")
    entity.renamingIdentifier = node.text("elementID")
    entity.versionHashModifier = node.text("versionHashModifier")
    entity.userInfo = try properties.userInfo(node)
    for part in properties.children(node) {
      switch part.name {
      case "attribute": entity.attributes.append(try properties.attribute(part))
      case "relationship": entity.relationships.append(try properties.relationship(part))
      case "fetchedProperty": entity.fetchedProperties.append(try properties.fetchedProperty(part))
      case "fetchIndex": entity.indexes.append(try properties.index(part))
      case "uniquenessConstraints": entity.uniquenessConstraints += try properties.constraints(part)
      default: break
      }
    }
    generation[entity.name] = try generation(of: node)
    model.entities.append(entity)
  }

  private func generation(of node: DataModelNode) throws -> DataModel.Generation {
    guard let text = node.text("codeGenerationType") else { return .none }
    guard let generation = DataModel.Generation(rawValue: text) else {
      throw node.damage("codeGenerationType", "is none of class, category and none", "choose the kind of code again in Xcode")
    }
    return generation
  }
}

extension ManagedEntity {
  /// Takes a class as Xcode writes it: `Book`, `.Book` of the target's own module, `Kit.Book` of another one.
  fileprivate mutating func setClass(_ text: String?, of node: DataModelNode, module: String) throws {
    guard let text else { return }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let name = parts.last, ManagedModel.isName(name), parts.count < 3,
      parts.count == 1 || parts[0].isEmpty || ManagedModel.isName(parts[0])
    else { throw node.damage("representedClassName", "is no class", "give the entity another class") }
    className = name
    if parts.count == 2 { self.module = parts[0].isEmpty ? module : parts[0] }
  }
}
