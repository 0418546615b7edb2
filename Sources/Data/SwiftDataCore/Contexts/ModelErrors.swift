import Foundation
import StoreEngine

/// Errors of stores and contexts as apps catch them.
enum ModelErrors {
  static func error(_ error: GraphError) -> any Error {
    switch error {
    case .store(let error): return self.error(error)
    case .invalid(let failures):
      let errors = failures.map(self.error)
      guard errors.count > 1 else { return errors.first ?? SwiftDataError.modelValidationFailure }
      return NSError(
        domain: NSCocoaErrorDomain, code: 1_560,
        userInfo: [NSLocalizedDescriptionKey: "Multiple validation errors occurred.", "NSDetailedErrors": errors])
    }
  }

  private static func error(_ failure: ValidationFailure) -> NSError {
    let text =
      switch failure.reason {
      case .missingValue: "\(failure.property) is a required value."
      case .tooFew: "Too few items in \(failure.property)."
      case .tooMany: "Too many items in \(failure.property)."
      case .denied: "Items cannot be deleted from \(failure.property)."
      }
    return NSError(
      domain: NSCocoaErrorDomain, code: failure.reason.rawValue,
      userInfo: [NSLocalizedDescriptionKey: "\(failure.entity): \(text)", "NSValidationErrorKey": failure.property])
  }

  static func error(_ error: StoreError) -> any Error {
    let (code, text): (Int, String) =
      switch error {
      case .conflict: (133_020, "another context or program has changed what is saved; fetch again")
      case .notUnique(let entity, let properties):
        (1_551, "\(entity) has two models with equal \(properties.joined(separator: ", "))")
      case .unwritable(let path, let reason): (134_030, "'\(path)' cannot be written: \(reason)")
      case .busy(let path): (134_030, "'\(path)' is held by another program")
      case .unreadable(let path, let reason), .incompatible(let path, let reason): (134_080, "'\(path)' does not open: \(reason)")
      case .database(let code, let message, let statement):
        (134_060, "the database says \(code), '\(message)', to '\(statement)'")
      }
    return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: text])
  }
}
