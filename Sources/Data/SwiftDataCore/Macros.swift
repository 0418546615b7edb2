// What `@Model` expands to names it, in files that import this module alone.
@_exported public import Observation

/// Makes a class a model: its stored variables are kept by a store and observed by views.
///
///     @Model final class Trip {
///       @Attribute(.unique) var name: String
///       var start = Date()
///       @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
///       init(name: String) { self.name = name }
///     }
///
/// A variable that is computed, `lazy` or `static` is left out, as is one marked ``Transient()``. The class needs an initializer. A
/// class that inherits from a model adds its properties to those of the model; its ``PersistentModel/schemaMetadata`` has its own
/// ones only.
@attached(
  member, conformances: Observable, PersistentModel, Sendable,
  names: named(_$backingData), named(persistentBackingData), named(schemaMetadata), named(init), named(_$observationRegistrar),
  named(_SwiftDataNoType), named(access), named(withMutation)
)
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel, Sendable)
public macro Model() = #externalMacro(module: "SwiftUIMacros", type: "PersistentModelMacro")

/// Says how a property of a model is kept.
///
/// - Parameters:
///   - options: Such as `.unique`, where two models with equal values become one, or `.externalStorage`, where large data are kept in
///     files of their own.
///   - originalName: The name that the property had in stores written by earlier versions of the app.
///   - hashModifier: A text that tells this version of the property from others that look alike.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "AttributePropertyMacro")

/// Says how a property of a model leads to other models.
///
/// - Parameters:
///   - options: Such as `.unique`.
///   - deleteRule: What becomes of the destinations when the model is deleted.
///   - minimumModelCount: How many destinations there have to be when a context is saved; nil or 0 for any.
///   - maximumModelCount: How many there may be; nil or 0 for any.
///   - originalName: The name that the property had in stores written by earlier versions of the app.
///   - inverse: The property of the destination that leads back. It is named on one of both sides; where it is the only one that
///     leads back, it need not be.
///   - hashModifier: A text that tells this version of the property from others that look alike.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "RelationshipPropertyMacro")

/// Leaves a variable of a model out of what is kept. It needs an initial value, or an optional type.
@attached(peer)
public macro Transient() = #externalMacro(module: "SwiftUIMacros", type: "TransientPropertyMacro")

/// Makes sure that no two models have equal values of some properties: the one saved later takes the other's place.
///
///     #Unique<Trip>([\.name], [\.city, \.start])
///
/// - Parameter constraints: Properties, of each list of which the values together are unique.
@freestanding(declaration)
public macro Unique<T>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SwiftUIMacros", type: "UniqueConstraintsMacro") where T: PersistentModel

/// Lets a store find and sort models by some properties quickly.
///
///     #Index<Trip>([\.name], [\.city, \.start])
///
/// - Parameter indices: Properties, for each list of which there is an index.
@freestanding(declaration)
public macro Index<T>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SwiftUIMacros", type: "IndexMacro") where T: PersistentModel

/// Lets a store find and sort models by some properties quickly, with indices of some kinds.
///
/// - Parameter indices: The kind of each index, with the properties that it is for.
@freestanding(declaration)
public macro Index<T>(_ indices: Schema.Index<T>.Types<T>...) =
  #externalMacro(module: "SwiftUIMacros", type: "IndexMacro") where T: PersistentModel

/// Gives an actor a context of its own, on whose executor it runs.
///
///     @ModelActor actor Importer {
///       func run() throws {
///         modelContext.insert(Trip(name: "Paris"))
///         try modelContext.save()
///       }
///     }
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SwiftUIMacros", type: "PersistentModelActorMacro")

/// Lets a property of a model read and write the model's backing data. ``Model()`` adds it.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(`_`))
public macro _PersistedProperty() = #externalMacro(module: "SwiftUIMacros", type: "PersistedPropertyMacro")

/// Lets a property whose values a transformer turns into data read and write the model's backing data. ``Model()`` adds it.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(`_`))
public macro _TransformablePersistedProperty() =
  #externalMacro(module: "SwiftUIMacros", type: "TransformablePersistedPropertyMacro")
