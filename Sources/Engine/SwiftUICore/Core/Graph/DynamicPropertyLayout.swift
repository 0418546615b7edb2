@_spi(Reflection) import Swift

/// Which fields of a view or modifier are dynamic properties, found once for each type.
final class DynamicPropertyLayout {
  struct Field {
    let offset: Int
    /// What the property is called, with those that it is nested in.
    let name: String
    let operations: any DynamicPropertyOperations.Type
    /// The place of this field's storage; nested properties have their own.
    let slot: Int?
  }

  /// In the order of connection: a property's own nested properties before it.
  private(set) var fields: [Field] = []
  private(set) var slotCount = 0
  /// Whether values of the type have animatable data, so that bodies are to see them on their way.
  private(set) var isAnimatable = false
  /// Has a value bring its model in line before its body is evaluated; `nil` where the type has none.
  private(set) var reconcile: ((UnsafeRawPointer) -> Void)?
  var isEmpty: Bool { fields.isEmpty }
  /// Whether fields that are gestures are searched, too: a gesture is made of others.
  private var looksIntoGestures = false

  // Safe: main thread only.
  nonisolated(unsafe) private static var layouts: [ObjectIdentifier: DynamicPropertyLayout] = [:]

  /// The layout of a type, from the cache or by reflection.
  static func of(_ type: Any.Type) -> DynamicPropertyLayout {
    if let cached = layouts[ObjectIdentifier(type)] { return cached }
    let layout = DynamicPropertyLayout()
    layout.looksIntoGestures = type is any Gesture.Type
    layout.addFields(of: type, at: 0, in: "")
    layout.isAnimatable = hasAnimatableData(type)
    layout.reconcile = Reconciliation.reconciler(of: type)
    layouts[ObjectIdentifier(type)] = layout
    return layout
  }

  private static func hasAnimatableData(_ type: Any.Type) -> Bool {
    func open<Value: Animatable>(_: Value.Type) -> Bool { Value.AnimatableData.self != EmptyAnimatableData.self }
    return (type as? any Animatable.Type).map { open($0) } ?? false
  }

  private static func hasNoBody<G: Gesture>(_: G.Type) -> Bool { G.Body.self == Never.self }

  private func addFields(of type: Any.Type, at base: Int, in prefix: String) {
    // Only structs have fields that can be connected in place; reflection traps on some other kinds.
    guard MetadataKind(of: type) == .structure else { return }
    // The engine's own gestures carry state of the view that uses them; only an app's gestures have state of their own.
    let isOwnGesture = (type as? any Gesture.Type).map { Self.hasNoBody($0) } ?? false
    let isHolder = type is any DynamicPropertyHolder.Type
    // The option "ignoreUnknown", whose named constant is a mutable global in the toolchain.
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1 << 1)) { field, offset, fieldType, _ in
      let name = prefix + Self.name(field)
      if !isOwnGesture, let property = fieldType as? any DynamicProperty.Type {
        self.add(property, at: base + offset, name)
      } else if isHolder || self.looksIntoGestures && fieldType is any Gesture.Type {
        self.addFields(of: fieldType, at: base + offset, in: name + ".")
      }
      return true
    }
  }

  /// As the source has it: the field of a property with a wrapper has a line before its name.
  private static func name(_ field: UnsafePointer<CChar>) -> String {
    let name = String(cString: field)
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  private func add<Property: DynamicProperty>(_ property: Property.Type, at offset: Int, _ name: String) {
    if property is any ConnectedProperty.Type {
      fields.append(Field(offset: offset, name: name, operations: Operations<Property>.self, slot: slotCount))
      slotCount += 1
    } else {
      addFields(of: property, at: offset, in: name + ".")
      fields.append(Field(offset: offset, name: name, operations: Operations<Property>.self, slot: nil))
    }
  }

  private enum Operations<Property: DynamicProperty>: DynamicPropertyOperations {
    static func connect(_ field: UnsafeMutableRawPointer, to node: GraphNode, slot: inout AnyObject?) {
      func open<Connected: ConnectedProperty>(_: Connected.Type) {
        field.assumingMemoryBound(to: Connected.self).pointee.connect(to: node, storage: &slot)
      }
      if let connected = Property.self as? any ConnectedProperty.Type { open(connected) }
    }

    static func update(_ field: UnsafeMutableRawPointer) {
      // Safe: views are updated on the main thread, where the property stays.
      nonisolated(unsafe) let property = field.assumingMemoryBound(to: Property.self)
      MainThread.isolated { property.pointee.update() }
    }
  }
}

/// What can be done with a field whose type is known only at run time.
protocol DynamicPropertyOperations {
  static func connect(_ field: UnsafeMutableRawPointer, to node: GraphNode, slot: inout AnyObject?)
  static func update(_ field: UnsafeMutableRawPointer)
}

/// A property wrapper of the framework, which keeps something alive in the view's node.
nonisolated package protocol ConnectedProperty: DynamicProperty {
  /// Connects the value in a view to what the node keeps for it; makes that at first.
  mutating func connect(to node: GraphNode, storage: inout AnyObject?)
}

/// A property that holds a value of another kind, such as a style, whose own fields may be dynamic properties.
package protocol DynamicPropertyHolder: DynamicProperty {}

/// Storage that wants to hear of its end.
package protocol EndingStorage: AnyObject {
  func end()
}

/// What a node keeps for the dynamic properties of its view.
final class DynamicPropertyStorage {
  private let layout: DynamicPropertyLayout
  private var slots: [AnyObject?]

  init(_ layout: DynamicPropertyLayout) {
    self.layout = layout
    slots = Array(repeating: nil, count: layout.slotCount)
  }

  func connect(_ value: UnsafeMutableRawPointer, to node: GraphNode) {
    for field in layout.fields {
      if let slot = field.slot {
        field.operations.connect(value + field.offset, to: node, slot: &slots[slot])
      }
    }
  }

  /// Calls `update()` of properties, innermost first, as promised before each body.
  func prepareForBody(_ value: UnsafeMutableRawPointer) {
    for field in layout.fields { field.operations.update(value + field.offset) }
  }

  /// Visits what of the properties a person would lose by a restart.
  func forEachSavedPart(_ visit: (String, any SavedPart) -> Void) {
    for field in layout.fields {
      if let slot = field.slot, let part = slots[slot] as? any SavedPart { visit(field.name, part) }
    }
  }

  func disconnect() {
    for slot in slots { (slot as? any EndingStorage)?.end() }
    slots.removeAll()
  }
}
