/// `@_PersistedProperty` and `@_TransformablePersistedProperty`, which `@Model` gives to stored properties: their values are in the
/// backing data.
struct PersistedPropertyMacro {
  /// What reads and writes the value, and tells views of it.
  let accessors: String
  /// What stands for the value in the class itself: the compiler sees by it whether an initialiser has set the property.
  let peer: String

  /// Reads a variable; `isTransformed` says whether a transformer makes data of the values.
  init?(declaration: String, isTransformed: Bool) {
    let text = SwiftText(declaration)
    guard let variable = text.variable(at: 0, before: text.tokens.count), let name = variable.name, variable.isPersisted else {
      return nil
    }
    let kind = isTransformed ? "TransformableValue" : "Value"
    let place = SwiftText.name("_", before: name)
    let setter = """
        set {
          _$observationRegistrar.withMutation(of: self, keyPath: \\.\(name)) {
            self.set\(kind)(forKey: \\.\(name), to: newValue)
          }
        }

      """
    // An array that is changed in place, such as by 'append', would be copied each time by getting and setting it.
    let modifier = """
        _modify {
          _$observationRegistrar.access(self, keyPath: \\.\(name))
          var value = self._takeValue(forKey: \\.\(name))
          _$observationRegistrar.willSet(self, keyPath: \\.\(name))
          defer {
            self.setValue(forKey: \\.\(name), to: value)
            _$observationRegistrar.didSet(self, keyPath: \\.\(name))
          }
          yield &value
        }

      """
    let isArray = !isTransformed && variable.keyword == "var" && variable.type?.hasPrefix("[") == true
    accessors = """
      {
        @storageRestrictions(accesses: _$backingData, initializes: \(place))
        init(initialValue) {
          _$backingData.set\(kind)(forKey: \\.\(name), to: initialValue)
          \(place) = _SwiftDataNoType()
        }
        get {
          _$observationRegistrar.access(self, keyPath: \\.\(name))
          return self.get\(kind)(forKey: \\.\(name))
        }
      \(variable.keyword == "var" ? setter : "")\(isArray ? modifier : "")}
      """
    // An optional variable is nil where an initialiser says nothing.
    let hasValue = variable.value != nil || (variable.keyword == "var" && variable.isOptional)
    peer = """
      @Transient
      private var \(place): _SwiftDataNoType\(hasValue ? " = _SwiftDataNoType()" : "")
      """
  }
}

/// `@Attribute`, `@Relationship` and `@Transient`, which `@Model` reads where they stand.
enum ModelMarkMacro {
  /// Says what is wrong with a use; there is nothing to expand.
  static func check(_ name: String, declaration: String) throws(MacroError) {
    let text = SwiftText(declaration)
    guard text.variable(at: 0, before: text.tokens.count) == nil else { return }
    throw MacroError("@\(name) belongs to a property of a model", at: text.start)
  }
}
