public import Foundation

// What is said of a PDF document, or of one of its pages, when it begins.

// Safe: a string that nobody changes.
/// The page, as the bytes of a `CGRect`.
public nonisolated(unsafe) let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"
// Safe: a string that nobody changes.
/// What the document is called.
public nonisolated(unsafe) let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
// Safe: a string that nobody changes.
/// Who wrote it.
public nonisolated(unsafe) let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
// Safe: a string that nobody changes.
/// What it is about.
public nonisolated(unsafe) let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
// Safe: a string that nobody changes.
/// Words by which it is found: a text, or several.
public nonisolated(unsafe) let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
// Safe: a string that nobody changes.
/// The program with which it was made.
public nonisolated(unsafe) let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
